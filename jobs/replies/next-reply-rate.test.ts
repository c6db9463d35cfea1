import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextReplyRate } from './next-reply-rate';

describe('the rate of replies', () => {
  it('falls while sends are delayed and rises while none is, between its bounds', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 1000, noNaN: true }),
        fc.boolean(),
        (rate, areHeldUp) => {
          const next = nextReplyRate(rate, areHeldUp);
          expect(next).toBeGreaterThanOrEqual(1);
          expect(next).toBeLessThanOrEqual(1000);
          if (areHeldUp) expect(next).toBeLessThanOrEqual(rate);
          else expect(next).toBeGreaterThanOrEqual(rate);
        },
      ),
    );
  });
});
