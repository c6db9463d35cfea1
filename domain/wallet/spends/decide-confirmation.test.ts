import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needsConfirmation } from './decide-confirmation';

describe('the confirmation before a spend', () => {
  it.each([
    ['who set nothing', 1000, null, undefined, false],
    ['below what they set', 49, 50, undefined, false],
    ['at what they set', 50, 50, undefined, true],
    ['above it', 51, 50, undefined, true],
    ['who agreed to it', 50, 50, 50, false],
    ['who agreed to less', 60, 50, 50, true],
    ['who agreed before to what recurs', 60, 50, 'standing', false],
  ] as const)('%s', (_who, tokens, askFrom, confirmed, isExpected) => {
    expect(needsConfirmation(tokens, askFrom, confirmed)).toBe(isExpected);
  });

  it('is required once for each spend: a confirmed price needs no further confirmation', () => {
    const tokens = fc.integer({ min: 1, max: 1e6 });
    fc.assert(
      fc.property(tokens, tokens, (price, askFrom) => {
        expect(needsConfirmation(price, askFrom, undefined)).toBe(price >= askFrom);
        expect(needsConfirmation(price, askFrom, price)).toBe(false);
      }),
    );
  });
});
