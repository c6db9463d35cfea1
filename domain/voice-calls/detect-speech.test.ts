import fc from 'fast-check';
import { expect, it } from 'vitest';
import { frameMs } from '~/providers/voice-call/voice-line';
import { detectSpeech, loudnessOf, silence } from './detect-speech';
import { usualHearing } from './hearing';

/** Returns the changes that a series of loudness levels causes, with the frame of each. */
function changesOf(levels: readonly number[]) {
  let detecting = silence;
  return levels.flatMap((db, index) => {
    const detected = detectSpeech(detecting, db);
    ({ detecting } = detected);
    return detected.change ? [{ change: detected.change, ms: (index + 1) * frameMs }] : [];
  });
}
const of = (db: number, ms: number) => Array.from({ length: ms / frameMs }, () => db);

it('detects an utterance from its onset until a while after its end', () => {
  const changes = changesOf([...of(-65, 500), ...of(-25, 1_000), ...of(-65, 1_000)]);
  expect(changes).toEqual([
    { change: 'begun', ms: 500 + usualHearing.onsetMs },
    { change: 'paused', ms: 1_500 + usualHearing.pauseMs },
    { change: 'ended', ms: 1_500 + usualHearing.hangoverMs },
  ]);
});

it('takes a pause between words for a part of it', () => {
  const changes = changesOf([...of(-25, 600), ...of(-65, 240), ...of(-25, 600), ...of(-65, 600)]);
  expect(changes.map(({ change }) => change)).toEqual(['begun', 'paused', 'paused', 'ended']);
});

it('takes neither a click nor a noisy room for a voice', () => {
  expect(changesOf([...of(-65, 500), ...of(-20, 60), ...of(-65, 500)])).toEqual([]);
  expect(changesOf(of(-51, 5_000))).toEqual([]);
});

it('cuts an utterance that never ends', () => {
  const changes = changesOf(of(-20, usualHearing.longestMs + 500));
  expect(changes[1]).toEqual({ change: 'ended', ms: usualHearing.longestMs });
});

it('begins and ends alternately at any sound levels, and pauses only in between', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -96, max: 0 }), { maxLength: 400 }), (levels) => {
      const changes = changesOf(levels).map(({ change }) => change);
      expect(changes.join(' ')).toMatch(/^(?:begun (?:paused )*ended ?)*(?:begun(?: paused)*)?$/);
    }),
  );
});

it('measures in decibels below the loudest', () => {
  expect(loudnessOf(new Int16Array(320))).toBe(-96);
  expect(loudnessOf(new Int16Array(320).fill(-32_768))).toBe(0);
  expect(loudnessOf(new Int16Array(320).fill(3_277))).toBeCloseTo(-20, 1);
});
