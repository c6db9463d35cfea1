import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bonusTokensOf, pricePerToken, priceTokens, type TokenTerms } from './token-price';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const terms = (traits: Partial<TokenTerms> = {}): TokenTerms => ({
  amount: 100,
  price: usd(999),
  bonusBp: 0,
  discountBp: 0,
  subscriptionDiscountBp: null,
  ...traits,
});

describe('bonus tokens', () => {
  it.each([
    [100, 1000, 10],
    [200, 1500, 30],
    [1600, 3000, 480],
    [50, 0, 0],
    [5, 1000, 1],
    [4, 1000, 0],
  ])('of %i at %i basis points are %i', (amount, bonusBp, bonus) => {
    expect(bonusTokensOf({ amount, bonusBp })).toBe(bonus);
  });
});

describe('the discount', () => {
  it.each([
    ['premium’s for premium where one is set', { subscriptionDiscountBp: 2000 }, true, 20],
    ['everybody’s for everybody else', { subscriptionDiscountBp: 2000 }, false, 5],
    ['everybody’s where premium has none of its own', {}, true, 5],
    ['none where premium’s is none', { subscriptionDiscountBp: 0 }, true, 0],
  ])('is %s', (_whose, of, isPremium, percent) => {
    const pack = terms({ price: usd(10_000), discountBp: 500, ...of });
    expect(priceTokens(pack, { isPremium, endsIn99: false }).discountPercent).toBe(percent);
  });
});

describe('the price', () => {
  it.each([
    [499, 399],
    [999, 799],
    [1999, 1599],
    [3999, 3199],
    [7999, 6399],
    [15999, 12799],
  ])('of %i less premium’s 20 %% is %i', (list, total) => {
    const pack = terms({ price: usd(list), subscriptionDiscountBp: 2000 });
    expect(priceTokens(pack, { isPremium: true, endsIn99: false })).toEqual({
      list: usd(list),
      total: usd(total),
      discountPercent: 20,
    });
    expect(priceTokens(pack, { isPremium: false, endsIn99: false })).toEqual({
      list: usd(list),
      total: usd(list),
      discountPercent: 0,
    });
  });

  it('ends in .99 only if a discount applies or the setting forces it', () => {
    const plain = terms({ price: usd(950) });
    const options = { isPremium: false, endsIn99: false };
    expect(priceTokens(plain, options).total).toEqual(usd(950));
    expect(priceTokens(plain, { ...options, endsIn99: true })).toEqual({
      list: usd(999),
      total: usd(999),
      discountPercent: 0,
    });
    // 950 minus 30 % is 665.
    expect(priceTokens({ ...plain, discountBp: 3000 }, options).total).toEqual(usd(699));
  });

  it('keeps a whole amount whole', () => {
    const half = terms({ price: usd(2000), discountBp: 5000 });
    expect(priceTokens(half, { isPremium: false, endsIn99: false }).total).toEqual(usd(1000));
  });

  it('never rises above the list price by being ended in .99', () => {
    const little = terms({ price: usd(450), discountBp: 500 });
    expect(priceTokens(little, { isPremium: false, endsIn99: false })).toEqual({
      list: usd(450),
      total: usd(450),
      discountPercent: 0,
    });
  });

  const bp = fc.integer({ min: 0, max: 9000 });
  const anyTerms = fc.record({
    amount: fc.integer({ min: 1, max: 1_000_000 }),
    price: fc.integer({ min: 50, max: 10_000_000 }).map(usd),
    bonusBp: fc.integer({ min: 0, max: 100_000 }),
    discountBp: bp,
    subscriptionDiscountBp: fc.option(bp),
  });

  it('is a whole number of cents, above nothing, and at most the list price', () => {
    fc.assert(
      fc.property(anyTerms, fc.boolean(), fc.boolean(), (of, isPremium, endsIn99) => {
        const { list, total, discountPercent } = priceTokens(of, { isPremium, endsIn99 });
        expect(Number.isSafeInteger(total.minor)).toBe(true);
        expect(total.minor).toBeGreaterThan(0);
        expect(total.minor).toBeLessThanOrEqual(list.minor);
        expect(discountPercent).toBeGreaterThanOrEqual(0);
        expect(discountPercent).toBeLessThan(100);
        expect(total.currency).toBe('USD');
      }),
    );
  });

  it('differs from the exact reduction by less than one unit', () => {
    fc.assert(
      fc.property(anyTerms, fc.boolean(), (of, isPremium) => {
        const { total } = priceTokens(of, { isPremium, endsIn99: false });
        const own = isPremium ? of.subscriptionDiscountBp : null;
        const exact = of.price.minor * (1 - (own ?? of.discountBp) / 10_000);
        expect(Math.abs(total.minor - exact)).toBeLessThan(100);
      }),
    );
  });

  it('falls, or stays, as the discount rises', () => {
    fc.assert(
      fc.property(anyTerms, bp, bp, (of, one, other) => {
        const at = (discountBp: number) =>
          priceTokens({ ...of, discountBp }, { isPremium: false, endsIn99: true }).total.minor;
        expect(at(Math.max(one, other))).toBeLessThanOrEqual(at(Math.min(one, other)));
      }),
    );
  });

  it('ends in .99 or .00 wherever it is below the list price', () => {
    fc.assert(
      fc.property(anyTerms, fc.boolean(), fc.boolean(), (of, isPremium, endsIn99) => {
        const { list, total } = priceTokens(of, { isPremium, endsIn99 });
        if (total.minor < list.minor) expect([0, 99]).toContain(total.minor % 100);
      }),
    );
  });
});

it('computes the price per token, bonus included', () => {
  expect(pricePerToken(usd(1999), 230).toFixed(1)).toBe('8.7');
  expect(pricePerToken(usd(12799), 2080).toFixed(1)).toBe('6.2');
});
