import { afterAll, describe, expect, it } from 'vitest';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';
import { createSpeaker } from './create-speaker';
import { createTranscriber } from './create-transcriber';
import { SpeechRefused, SpeechUnavailable } from './speech';
import { recorded, startRecordedService } from './testing/recorded-services';

const service = await startRecordedService();
afterAll(() => service.stop());
const place = { url: service.url, key: 'a-key', model: 'a-model' };
const words = { text: 'Good evening.', voice: 'velvet', requestId: 'request-1' };
const recording = {
  wav: Buffer.from('RIFF of nothing'),
  language: 'pt-BR',
  requestId: 'request-2',
};

describe.each(['openai', 'piper'] as const)('%s reads aloud', (kind) => {
  const speaker = createSpeaker({ ...place, kind });
  const answers = recorded[kind];

  it('the given words, as sound', async () => {
    service.answerWith(answers.spoken);
    const bytes = await speaker.speak(words);
    expect(bytes.subarray(0, 4).toString()).toBe('RIFF');
    const { path, authorization, body } = service.received() ?? {};
    expect(authorization).toBe('Bearer a-key');
    expect({ path, ...(JSON.parse(String(body)) as object) }).toEqual(
      kind === 'piper'
        ? { path: '/', text: 'Good evening.', voice: 'velvet' }
        : {
            path: '/audio/speech',
            model: 'a-model',
            input: 'Good evening.',
            voice: 'velvet',
            response_format: 'wav',
          },
    );
  });

  it('or reports whether a retry may help', async () => {
    service.answerWith(answers.refused);
    await expect(speaker.speak(words)).rejects.toThrow(SpeechRefused);
    service.answerWith(answers.busy);
    await expect(speaker.speak(words)).rejects.toThrow(SpeechUnavailable);
    service.answerWith({ status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' });
    await expect(speaker.speak(words)).rejects.toThrow(SpeechUnavailable);
    service.answerWith({ status: 200, contentType: 'audio/wav', body: '' });
    await expect(speaker.speak(words)).rejects.toThrow(SpeechUnavailable);
  });
});

describe.each(['openai', 'whisper.cpp'] as const)('%s writes down', (kind) => {
  const transcriber = createTranscriber({ ...place, kind });
  const answers = recorded[kind];

  it('the spoken words, in one line', async () => {
    service.answerWith(answers.transcript);
    expect(await transcriber.transcribe(recording)).toBe('Good evening. How was your day?');
    const { path, contentType = '', body } = service.received() ?? {};
    expect(path).toBe(kind === 'openai' ? '/audio/transcriptions' : '/inference');
    const form = await new Response(Uint8Array.from(body ?? []), {
      headers: { 'content-type': contentType },
    }).formData();
    const file = form.get('file');
    expect(file instanceof Blob && (await file.text())).toBe('RIFF of nothing');
    expect([form.get('model'), form.get('language')]).toEqual(['a-model', 'pt']);
  });

  it('nothing for a recording without words', async () => {
    service.answerWith(answers.nothing);
    expect(await transcriber.transcribe(recording)).toBe('');
  });

  it('or reports whether a retry may help', async () => {
    service.answerWith(answers.refused);
    await expect(transcriber.transcribe(recording)).rejects.toThrow(SpeechRefused);
    service.answerWith(answers.busy);
    await expect(transcriber.transcribe(recording)).rejects.toThrow(SpeechUnavailable);
    service.answerWith({ status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' });
    await expect(transcriber.transcribe(recording)).rejects.toThrow(SpeechUnavailable);
  });
});

it('an unreachable service is reported as unavailable', async () => {
  const unavailable = { ...place, url: 'http://127.0.0.1:9', kind: 'openai' } as const;
  await expect(createSpeaker(unavailable).speak(words)).rejects.toThrow(SpeechUnavailable);
  await expect(createTranscriber(unavailable).transcribe(recording)).rejects.toThrow(
    SpeechUnavailable,
  );
});

describe('the sandbox', async () => {
  const sandbox = await openTestSandbox();
  const options = {
    url: `${sandbox.url}/speech/v1`,
    key: 'any',
    model: 'any',
    kind: 'openai',
  } as const;

  it('speaks for about as long as a person would', async () => {
    const bytes = await createSpeaker(options).speak({
      ...words,
      text: 'Good evening. I was hoping you would write, and then you did.',
    });
    const seconds = (bytes.length - 44) / (2 * bytes.readUInt32LE(24));
    expect(seconds).toBeGreaterThan(2.5);
    expect(seconds).toBeLessThan(8);
    const loudest = bytes.subarray(44).reduce((most, byte) => Math.max(most, byte), 0);
    expect(loudest).toBeGreaterThan(20);
  });

  it('transcribes the words it was given, and otherwise words of its own', async () => {
    await fetch(`${sandbox.url}/speech/next`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ words: 'The rain has stopped.' }),
    });
    const transcriber = createTranscriber(options);
    expect(await transcriber.transcribe(recording)).toBe('The rain has stopped.');
    const own = await transcriber.transcribe(recording);
    expect(own).toMatch(/\w{3}/);
    expect(await transcriber.transcribe(recording)).toBe(own);
  });
});
