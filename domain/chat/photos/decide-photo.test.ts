import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decidePhoto, decidePhotoChat } from './decide-photo';
import { photoPrice } from './photo-price';

const until = new Date('2026-11-27T12:00:00Z');
const fine = { ageStatus: 'passed', pausedUntil: null, isOverLimit: false } as const;

describe('a photo', () => {
  it.each([
    [fine, null],
    [{ ...fine, ageStatus: 'not-required' as const }, null],
    [{ ...fine, isOverLimit: true, pausedUntil: until }, 'too-many-attempts'],
    [{ ...fine, ageStatus: 'required' as const, pausedUntil: until }, 'age-check-required'],
    [{ ...fine, ageStatus: 'held' as const }, 'under_age_review'],
    [{ ...fine, pausedUntil: until }, 'chat-paused'],
  ])('%# is refused for limits, age and a pause, in this order', (facts, reason) => {
    expect(decidePhoto(facts)?.reason ?? null).toBe(reason);
  });

  it('is made by characters that are there and not blocked', () => {
    expect(decidePhotoChat({ isPublished: false, isBlocked: true })?.reason).toBe(
      'no-such-character',
    );
    expect(decidePhotoChat({ isPublished: true, isBlocked: true })?.reason).toBe(
      'character-blocked',
    );
    expect(decidePhotoChat({ isPublished: true, isBlocked: false })).toBeNull();
  });

  it('never costs subscribers more, and always a whole number of tokens from one on', () => {
    const figures = [fc.integer({ min: 1, max: 10_000 }), fc.nat(100)] as const;
    fc.assert(
      fc.property(...figures, (price, discountPercent) => {
        const usual = photoPrice({ price, discountPercent, isSubscriber: false });
        const less = photoPrice({ price, discountPercent, isSubscriber: true });
        expect(usual).toBe(price);
        expect(less).toBeLessThanOrEqual(usual);
        expect(less).toBeGreaterThanOrEqual(1);
        expect(Number.isInteger(less)).toBe(true);
      }),
    );
    expect(photoPrice({ price: 10, discountPercent: 20, isSubscriber: true })).toBe(8);
  });
});
