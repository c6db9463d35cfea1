import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceOfAsset, priceOfRest } from './price';

const unpaid = { unlock_price: null, paid: null };
const album = { unlock_price: 20, discounted_price: null, assets: [unpaid, unpaid] };

describe('the price of the rest of a post', () => {
  it('is its price, or the lower one while it is discounted', () => {
    expect(priceOfRest(album)).toBe(20);
    expect(priceOfRest({ ...album, discounted_price: 15 })).toBe(15);
  });

  it('is less by all that was paid for parts of it, and never nothing', () => {
    const paid = (...tokens: (number | null)[]) => ({
      ...album,
      assets: tokens.map((token) => ({ paid: token })),
    });
    expect(priceOfRest(paid(5, null, 7))).toBe(8);
    expect(priceOfRest(paid(19))).toBe(1);
    expect(priceOfRest(paid(20))).toBe(1);
    expect(priceOfRest({ ...paid(12), discounted_price: 10 })).toBe(1);
  });

  it('is null if tokens open nothing', () => {
    expect(priceOfRest({ ...album, unlock_price: null })).toBeNull();
  });
});

describe('the price of a single asset', () => {
  it('is its own price as long as that is less than all of the rest', () => {
    expect(priceOfAsset(album, { unlock_price: 8 })).toBe(8);
    expect(priceOfAsset(album, { unlock_price: 19 })).toBe(19);
    expect(priceOfAsset(album, { unlock_price: 20 })).toBeNull();
    expect(priceOfAsset({ ...album, discounted_price: 8 }, { unlock_price: 8 })).toBeNull();
  });

  it('is null if the asset is not sold alone, or if tokens open nothing', () => {
    expect(priceOfAsset(album, { unlock_price: null })).toBeNull();
    expect(priceOfAsset({ ...album, unlock_price: null }, { unlock_price: 8 })).toBeNull();
  });

  it('adds up with the others to no more than the whole, in any order of purchase', () => {
    const prices = fc.array(fc.option(fc.integer({ min: 1, max: 60 })), { minLength: 1 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), prices, (whole, list) => {
        const assets = list.map((unlock_price) => ({ unlock_price, paid: null as number | null }));
        const post = { unlock_price: whole, discounted_price: null, assets };
        for (const asset of assets) {
          const price = priceOfAsset(post, asset);
          if (price !== null) asset.paid = price;
        }
        const paid = assets.reduce((sum, asset) => sum + (asset.paid ?? 0), 0);
        expect(paid + (priceOfRest(post) ?? 0)).toBe(whole);
      }),
    );
  });
});
