import fc from 'fast-check';
import { expect, it } from 'vitest';
import { videoProgress } from './video-progress';

const at = (minutes: number, isGenerated = false) =>
  videoProgress(minutes * 60_000, { isGenerated });

/** Forty points, each by the formula of its band. */
const points: [minutes: number, percent: number][] = [
  ...Array.from({ length: 15 }, (_, step): [number, number] => [step / 3, 5 + (80 * step) / 15]),
  ...Array.from({ length: 10 }, (_, step): [number, number] => [5 + step / 2, 85 + step / 2]),
  ...Array.from({ length: 15 }, (_, step): [number, number] => [
    10 + step * 4,
    90 + (8 * step) / 15,
  ]),
];

it.each(points)('after %d minutes is at %d percent', (minutes, percent) => {
  expect(at(minutes)).toBeCloseTo(percent, 8);
});

it('was checked at forty points', () => expect(points).toHaveLength(40));

it('begins at its first bound and stays at its last', () => {
  expect([at(-1), at(0), at(70), at(1_000)]).toEqual([5, 5, 98, 98]);
  expect(at(1, true)).toBe(100);
});

it('never decreases, and never leaves its bounds', () => {
  const minutes = fc.double({ min: 0, max: 200, noNaN: true });
  fc.assert(
    fc.property(minutes, minutes, (one, other) => {
      const [first, second] = one < other ? [one, other] : [other, one];
      expect(at(first)).toBeLessThanOrEqual(at(second));
      expect(at(first)).toBeGreaterThanOrEqual(5);
      expect(at(second)).toBeLessThanOrEqual(98);
    }),
  );
});
