import { beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { SpeechRefused, SpeechUnavailable } from '~/providers/speech/speech';
import { meterSpeaker, meterTranscriber, type SpeechCall } from './meter-speech';
import { modelsRetention } from './retention';

const { database, context } = await openTestContext();

let throws: Error | null;
const counted: SpeechCall[] = [];
const answer = <Answer>(given: Answer) =>
  throws ? Promise.reject(throws) : Promise.resolve(given);
const priced = {
  ...context,
  settings: (of: Parameters<typeof context.settings>[0]) =>
    Promise.resolve(of.parse({ speech_prices: { loud: { characters: 15_000, minute: 6_000 } } })),
} as typeof context;
const count = (call: SpeechCall) => void counted.push(call);
const speaker = meterSpeaker(
  priced,
  { model: 'loud', speak: () => answer(Buffer.from('sound')) },
  count,
);
const transcriber = meterTranscriber(
  priced,
  { model: 'loud', transcribe: () => answer('Good evening.') },
  count,
);

let personId: string;
beforeEach(async () => {
  personId = (await makeUser(database.db)).id;
  throws = null;
  counted.length = 0;
});
const speak = () =>
  speaker.speak({ text: 'Good evening, you.', voice: 'velvet', requestId: 'one', personId });
const transcribe = () =>
  transcriber.transcribe({ wav: Buffer.alloc(0), requestId: 'two', personId, audioMs: 20_000 });
const calls = () =>
  database
    .db('speech_calls')
    .where({ person_id: personId })
    .orderBy('id')
    .select('purpose', 'outcome', 'characters', 'audio_ms', 'cost_micros', 'request_id');

describe('speech that is metered', () => {
  it('is recorded with its cost', async () => {
    expect(String(await speak())).toBe('sound');
    expect(await transcribe()).toBe('Good evening.');
    expect(await calls()).toEqual([
      {
        purpose: 'speech',
        outcome: 'answered',
        characters: 18,
        audio_ms: null,
        cost_micros: 270,
        request_id: 'one',
      },
      {
        purpose: 'transcription',
        outcome: 'answered',
        characters: 13,
        audio_ms: 20_000,
        cost_micros: 2000,
        request_id: 'two',
      },
    ]);
    expect(counted.map(({ purpose, costMicros }) => [purpose, costMicros])).toEqual([
      ['speech', 270],
      ['transcription', 2_000],
    ]);
  });

  it('is recorded as failed or refused, and costs nothing then', async () => {
    throws = new SpeechUnavailable('away');
    await expect(speak()).rejects.toThrow(SpeechUnavailable);
    throws = new SpeechRefused('no');
    await expect(transcribe()).rejects.toThrow(SpeechRefused);
    expect((await calls()).map((call) => [call.outcome, call.cost_micros])).toEqual([
      ['failed', 0],
      ['refused', 0],
    ]);
  });

  it('is recorded for a time', async () => {
    await speak();
    context.advance(91 * 24 * 3600 * 1000);
    await modelsRetention.speech_calls.remove(context);
    expect(await calls()).toEqual([]);
  });
});
