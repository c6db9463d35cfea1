import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from './random';

describe('createRandom', () => {
  it('gives the same sequence for the same seed', () => {
    const draw = (seed: string): number[] => {
      const random = createRandom(seed);
      return Array.from({ length: 20 }, () => random.next());
    };
    expect(draw('noor')).toEqual(draw('noor'));
    expect(draw('noor')).not.toEqual(draw('vera'));
  });

  it('stays within the requested range', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer(), fc.nat(1000), (seed, low, span) => {
        const random = createRandom(seed);
        const whole = random.integer(low, low + span);
        const share = random.between(low, low + span);
        expect(Number.isInteger(whole)).toBe(true);
        for (const value of [whole, share]) {
          expect(value).toBeGreaterThanOrEqual(low);
          expect(value).toBeLessThanOrEqual(low + span);
        }
      }),
    );
  });

  it('picks only items of the list', () => {
    const random = createRandom('pick');
    const seen = new Set(Array.from({ length: 200 }, () => random.pick(['a', 'b', 'c'])));
    expect([...seen].sort()).toEqual(['a', 'b', 'c']);
  });
});
