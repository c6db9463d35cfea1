import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextReplyRate } from './next-reply-rate';

describe('the rate of replies', () => {
  it('falls while sends wait and rises while none does, between its bounds', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 1000, noNaN: true }), fc.nat(1000), (rate, waiting) => {
        const next = nextReplyRate(rate, waiting);
        expect(next).toBeGreaterThanOrEqual(1);
        expect(next).toBeLessThanOrEqual(1000);
        if (waiting > 0) expect(next).toBeLessThanOrEqual(rate);
        else expect(next).toBeGreaterThanOrEqual(rate);
      }),
    );
  });
});
