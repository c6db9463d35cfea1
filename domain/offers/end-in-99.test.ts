import fc from 'fast-check';
import { expect, it } from 'vitest';
import { endIn99 } from './end-in-99';

it('ends in .99 what ends in no whole unit, and again changes nothing', () => {
  expect([1, 99, 100, 101, 399, 400].map(endIn99)).toEqual([99, 99, 100, 199, 399, 400]);
  fc.assert(
    fc.property(fc.nat(1_000_000), (minor) => {
      expect(endIn99(endIn99(minor))).toBe(endIn99(minor));
    }),
  );
});
