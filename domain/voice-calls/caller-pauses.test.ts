import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addPause, pauseBeforeEnd, usualPauses } from './caller-pauses';
import type { SentenceEnd } from './sentence-end';

const limits = { leastMs: 200, mostMs: 1_200 };
const ends: SentenceEnd[] = ['question', 'complete', 'unclear', 'unfinished'];
const after = (pauses: readonly number[]) => pauses.reduce(addPause, usualPauses);
const anyPauses = fc.array(fc.integer({ min: 120, max: 3_000 }), { maxLength: 30 });

it('waits longer, the less a sentence is finished, and always within the limits', () => {
  fc.assert(
    fc.property(anyPauses, (pauses) => {
      const waits = ends.map((end) => pauseBeforeEnd(end, after(pauses), limits));
      expect(waits).toEqual([...waits].sort((one, other) => one - other));
      for (const wait of waits) {
        expect(wait).toBeGreaterThanOrEqual(limits.leastMs);
        expect(wait).toBeLessThanOrEqual(limits.mostMs);
      }
    }),
  );
});

it('learns from the caller within a few pauses', () => {
  const usual = pauseBeforeEnd('complete', usualPauses, limits);
  const slow = pauseBeforeEnd('complete', after([900, 950, 1_000, 900]), limits);
  const quick = pauseBeforeEnd('complete', after(Array.from({ length: 12 }, () => 150)), limits);
  expect(slow).toBeGreaterThan(usual);
  expect(quick).toBe(limits.leastMs);
});

it('takes a very long pause for another turn', () => {
  expect(after([5_000, 9_000])).toEqual(usualPauses);
});
