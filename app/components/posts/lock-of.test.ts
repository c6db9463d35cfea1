import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accessTypes, type PostAsset } from '~/domain/posts/schema';
import { discountOf, lockOf, priceOf } from './lock-of';

const asset = (changes: Partial<PostAsset>): PostAsset => ({
  _id: '01900000-0000-7000-8000-000000000000',
  mediaType: 'photo',
  assetUrl: '/media/locked.jpg',
  firstFrameUrl: null,
  picture: null,
  isFree: false,
  isAssetAvailableForUser: false,
  isSpicyBlurred: false,
  width: 720,
  height: 1280,
  durationMs: null,
  ...changes,
});

describe('lockOf', () => {
  it.each([
    ['token', 'tokens'],
    ['fanClub', 'fan-club'],
    ['tokenOrFanclub', 'either'],
    ['subscription', 'premium'],
  ] as const)('puts the mark of %s over what is locked', (accessType, lock) => {
    expect(lockOf({ accessType, assets: [asset({})] })).toBe(lock);
  });

  it('puts nothing over what may be seen, whatever the post asks for', () => {
    for (const accessType of accessTypes) {
      const open = [asset({ isAssetAvailableForUser: true })];
      expect(lockOf({ accessType, assets: open })).toBe('none');
    }
  });

  it('asks for no payment where only an account is missing', () => {
    expect(lockOf({ accessType: 'free', assets: [asset({ isSpicyBlurred: true })] })).toBe('spicy');
  });

  it('knows nothing to lock in a post without assets', () => {
    expect(lockOf({ accessType: 'token', assets: [] })).toBe('none');
  });
});

describe('prices', () => {
  it('shows how much less the lower price is', () => {
    expect(discountOf({ unlockPrice: 40, alternativePriceWithDiscount: 24 })).toBe(40);
    expect(discountOf({ unlockPrice: 40, alternativePriceWithDiscount: null })).toBeNull();
    expect(discountOf({ unlockPrice: null, alternativePriceWithDiscount: null })).toBeNull();
  });

  it('never asks for more than the full price, and knows both sides of a discount', () => {
    const full = fc.integer({ min: 2, max: 10_000 });
    fc.assert(
      fc.property(full, fc.double({ min: 0, max: 1, noNaN: true }), (unlockPrice, part) => {
        const lower = 1 + Math.floor(part * (unlockPrice - 2));
        const prices = { unlockPrice, alternativePriceWithDiscount: lower };
        expect(priceOf(prices)).toBe(lower);
        const percent = discountOf(prices) ?? -1;
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }),
    );
  });
});
