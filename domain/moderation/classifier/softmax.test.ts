import fc from 'fast-check';
import { expect, it } from 'vitest';
import { softmax } from './softmax';

const logits = fc.array(fc.double({ min: -1e4, max: 1e4, noNaN: true }), { minLength: 1 });

it('gives equals equal shares, and a share e times as large for one more', () => {
  expect(softmax([3, 3, 3, 3])).toEqual([0.25, 0.25, 0.25, 0.25]);
  const [less = 0, more = 0] = softmax([-2, -1]);
  expect(more / less).toBeCloseTo(Math.E, 10);
});

it('shares out exactly one, however large the numbers are', () => {
  fc.assert(
    fc.property(logits, (numbers) => {
      const shares = softmax(numbers);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('depends on how far apart numbers are and not on how large', () => {
  fc.assert(
    fc.property(logits, fc.integer({ min: -1000, max: 1000 }), (numbers, shift) => {
      const shares = softmax(numbers);
      for (const [index, share] of softmax(numbers.map((number) => number + shift)).entries()) {
        expect(share).toBeCloseTo(shares[index] ?? Number.NaN, 8);
      }
    }),
  );
});
