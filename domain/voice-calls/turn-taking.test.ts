import { expect, it } from 'vitest';
import { frameMs, receivedRate } from '~/providers/voice-call/voice-line';
import { createTurnTaking } from './turn-taking';

const samplesOfFrame = (receivedRate * frameMs) / 1000;
const sound = (ms: number, loudness: number) =>
  new Int16Array((ms / frameMs) * samplesOfFrame).fill(loudness);
const voice = (ms: number) => sound(ms, 6_000);
const quiet = (ms: number) => sound(ms, 0);

/** Starts turn-taking with a detector of any sound, and transcripts that count the voice they cover. */
function start(words: (ms: number) => string) {
  const read: number[] = [];
  const happened: string[] = [];
  const receive = createTurnTaking({
    detector: { detect: (frame) => (frame[0] === 0 ? 0 : 1) },
    limits: { leastMs: 200, mostMs: 1_200, backchannelMs: 600 },
    language: 'en-GB',
    character: () => 'silent',
    listener: {
      transcribe(samples) {
        const ms = (samples.filter((sample) => sample !== 0).length / receivedRate) * 1000;
        read.push(ms);
        return Promise.resolve(words(ms));
      },
      onSuspend: () => void happened.push('suspend'),
      onResume: () => void happened.push('resume'),
      onInterrupt: () => void happened.push('interrupt'),
      onLikelyEnd: (text) => void happened.push(`likely: ${text}`),
      onGoingOn: () => void happened.push('going on'),
      onEnd: (text) => void text.then((all) => happened.push(`end: ${all}`)),
    },
  });
  return {
    read,
    happened,
    /** Receives sound; between two sounds, transcripts arrive. */
    async receive(...sounds: Int16Array[]) {
      for (const one of sounds) {
        receive(one);
        await new Promise(setImmediate);
      }
    },
  };
}

it('transcribes a turn at each pause, and passes on its words before and at its end', async () => {
  const turns = start((ms) => (ms < 1_000 ? 'I went home and' : 'I went home and slept.'));
  await turns.receive(voice(600), quiet(200), quiet(300), voice(400), quiet(200), quiet(600));
  expect(turns.read).toEqual([600, 1_000]);
  expect(turns.happened).toEqual([
    'interrupt',
    'going on',
    'likely: I went home and slept.',
    'end: I went home and slept.',
  ]);
});

it('transcribes only what follows once ten seconds are transcribed', async () => {
  const turns = start((ms) => `${ms / 1000} and`);
  const part = [voice(4_000), quiet(200)];
  await turns.receive(...part, ...part, ...part, ...part, ...part, quiet(1_200));
  expect(turns.read).toEqual([4_000, 8_000, 12_000, 4_000, 8_000]);
  expect(turns.happened.at(-1)).toBe('end: 12 and 8 and');
});

it('transcribes the whole of a turn that was cut while the speaker went on', async () => {
  const turns = start((ms) => `${ms} and`);
  await turns.receive(voice(9_000), quiet(200), voice(21_200));
  expect(turns.happened.at(-1)).toBe('end: 29800 and');
});

it('ends a turn whose words arrive late, or never', async () => {
  const turns = start(() => 'Hello.');
  await turns.receive(voice(600), quiet(1_500));
  expect(turns.happened).toEqual(['interrupt', 'end: Hello.']);
});
