import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextOption } from './next-option';

it('leads down from the field through every option and back to the field, and up the other way', () => {
  expect([null, 0, 1].map((from) => nextOption(from, 2, 'ArrowDown'))).toEqual([0, 1, null]);
  expect([null, 0, 1].map((from) => nextOption(from, 2, 'ArrowUp'))).toEqual([1, null, 0]);
});

it('undoes a step by the other arrow', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: -1, max: 19 }), (count, at) => {
      const from = at < 0 || at >= count ? null : at;
      const there = nextOption(from, count, 'ArrowDown');
      expect(nextOption(there, count, 'ArrowUp')).toBe(from);
    }),
  );
});
