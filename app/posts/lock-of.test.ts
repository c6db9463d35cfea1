import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { postSchema, type PostAsset } from './presenters/post-for-fan';
import { discountOf, isAnyOpen, lockOf } from './lock-of';

const asset = (changes: Partial<PostAsset>): PostAsset => ({
  _id: '01900000-0000-7000-8000-000000000000',
  mediaType: 'photo',
  assetUrl: '/media/locked.jpg',
  firstFrameUrl: null,
  picture: null,
  isFree: false,
  unlockPrice: null,
  cardPrice: null,
  isAssetAvailableForUser: false,
  isSpicyBlurred: false,
  width: 720,
  height: 1280,
  durationMs: null,
  hasSound: false,
  ...changes,
});

describe('lockOf', () => {
  it.each([
    ['token', 'tokens'],
    ['fanClub', 'fan-club'],
    ['tokenOrFanclub', 'either'],
    ['subscription', 'premium'],
  ] as const)('puts the mark of %s over a locked asset', (accessType, lock) => {
    expect(lockOf({ accessType }, asset({}))).toBe(lock);
  });

  it('puts a card over an asset that only a card opens, whatever the access type', () => {
    expect(lockOf({ accessType: 'fanClub' }, asset({ cardPrice: 4.99 }))).toBe('card');
  });

  it('puts nothing over an open asset, whatever the access type', () => {
    for (const accessType of postSchema.shape.accessType.options) {
      const open = asset({ isAssetAvailableForUser: true });
      expect(lockOf({ accessType }, open)).toBe('none');
    }
  });

  it('requires no payment when only an account is missing', () => {
    expect(lockOf({ accessType: 'free' }, asset({ isSpicyBlurred: true }))).toBe('spicy');
  });

  it('knows nothing to lock in a post without assets', () => {
    expect(lockOf({ accessType: 'token' }, undefined)).toBe('none');
    expect(isAnyOpen({ assets: [] })).toBe(true);
  });

  it('takes an album for open as soon as any of it is', () => {
    const open = asset({ isAssetAvailableForUser: true });
    expect(isAnyOpen({ assets: [asset({}), open] })).toBe(true);
    expect(isAnyOpen({ assets: [asset({}), asset({})] })).toBe(false);
  });
});

describe('prices', () => {
  it('shows how much less the lower price is', () => {
    expect(discountOf({ unlockPrice: 40, alternativePriceWithDiscount: 24 })).toBe(40);
    expect(discountOf({ unlockPrice: 40, alternativePriceWithDiscount: null })).toBeNull();
    expect(discountOf({ unlockPrice: null, alternativePriceWithDiscount: null })).toBeNull();
  });

  it('is between nothing and all of the full price', () => {
    const full = fc.integer({ min: 2, max: 10_000 });
    fc.assert(
      fc.property(full, fc.double({ min: 0, max: 1, noNaN: true }), (unlockPrice, part) => {
        const lower = 1 + Math.floor(part * (unlockPrice - 2));
        const prices = { unlockPrice, alternativePriceWithDiscount: lower };
        const percent = discountOf(prices) ?? -1;
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }),
    );
  });
});
