import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseTier, sizePack, smallestSufficient } from './size-pack';

const tiers = [
  { name: 'any', upTo: null },
  { name: 'some', upTo: 100 },
  { name: 'many', upTo: 500 },
];

describe('the tier of a need', () => {
  it.each([
    [0, 'some'],
    [100, 'some'],
    [101, 'many'],
    [501, 'any'],
  ])('of %i is %s', (needed, name) => {
    expect(chooseTier(tiers, needed)?.name).toBe(name);
  });

  it('is none if no tier is large enough', () => {
    expect(chooseTier(tiers.slice(1), 501)).toBeUndefined();
    expect(chooseTier([], 1)).toBeUndefined();
  });
});

describe('the pack for a need', () => {
  const tier = { step: 10, least: 20, priceOf100: 1049 };

  it.each([
    [0, 20, 210],
    [1, 20, 210],
    [20, 20, 210],
    [21, 30, 315],
    [100, 100, 1049],
  ])('of %i is %i tokens for %i', (needed, amount, minor) => {
    expect(sizePack(tier, needed)).toEqual({ amount, minor });
  });

  it('suffices, and exceeds the need by less than a step unless it is the least', () => {
    const any = fc.record({
      step: fc.integer({ min: 1, max: 1000 }),
      least: fc.integer({ min: 1, max: 5000 }),
      priceOf100: fc.integer({ min: 100, max: 10_000 }),
    });
    fc.assert(
      fc.property(any, fc.nat(1_000_000), (of, needed) => {
        const { amount, minor } = sizePack(of, needed);
        expect(amount).toBeGreaterThanOrEqual(needed);
        expect(amount === of.least || amount < needed + of.step).toBe(true);
        expect(Math.abs(minor - (amount * of.priceOf100) / 100)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

describe('the ordinary pack for a need', () => {
  const packs = [{ tokens: 230 }, { tokens: 50 }, { tokens: 110 }];

  it('is the smallest that suffices, its bonus counted, else the largest', () => {
    expect(
      [0, 50, 51, 111, 231].map((needed) => smallestSufficient(packs, needed)?.tokens),
    ).toEqual([50, 50, 110, 230, 230]);
    expect(smallestSufficient([], 1)).toBeUndefined();
  });
});
