import fc from 'fast-check';
import { expect, it } from 'vitest';
import { endIn99 } from './end-in-99';

it('rounds a broken amount up to .99, and changes nothing the second time', () => {
  expect([1, 99, 100, 101, 399, 400].map(endIn99)).toEqual([99, 99, 100, 199, 399, 400]);
  fc.assert(
    fc.property(fc.nat(1_000_000), (minor) => {
      expect(endIn99(endIn99(minor))).toBe(endIn99(minor));
    }),
  );
});
