import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lockedPhoto, lockedVideo, openVideo, photoWith } from '../testing/send-picture';
import { decideUnlockPicture, type UnlockFacts } from './decide-unlock-picture';
import { privatePicturePrice } from './private-picture-price';

const picture = (details: ReturnType<typeof photoWith>) => {
  if (!('folder' in details)) throw new Error('it is no picture');
  return details;
};
const stranger = { isSubscriber: false, discountPercent: 20, isMember: false };
const facts: UnlockFacts = {
  picture: picture(lockedPhoto(18)),
  hasFile: true,
  isPublished: true,
  isBlocked: false,
  ageStatus: 'passed',
  terms: stranger,
  price: 18,
};

describe('a locked photo or video', () => {
  it.each<[string, Partial<UnlockFacts>, object]>([
    ['opens for its price', {}, { ok: true, tokens: 18, isOpen: false }],
    ['opens unseen prices at that of now', { price: undefined }, { tokens: 18, isOpen: false }],
    [
      'costs subscribers less',
      { terms: { ...stranger, isSubscriber: true }, price: 14 },
      { tokens: 14, isOpen: false },
    ],
    [
      'costs members of the club nothing',
      { terms: { ...stranger, isMember: true }, price: 0 },
      { tokens: 0, isOpen: false },
    ],
    ['says what it costs by now', { price: 17 }, { reason: 'price-changed', data: { price: 18 } }],
    [
      'that is open costs nothing again, whatever is said',
      { picture: picture(photoWith({ unlockPrice: 18, isUnlocked: true })), price: 3 },
      { ok: true, tokens: 0, isOpen: true },
    ],
    [
      'that is open stays so of whom has gone',
      { picture: picture(photoWith()), isPublished: false },
      { ok: true, isOpen: true },
    ],
    ['is nobody’s where there is none', { picture: null }, { reason: 'no-such-picture' }],
    [
      'is none while it is made',
      { picture: picture(photoWith({ folder: null })) },
      { reason: 'no-such-picture' },
    ],
    ['or video opens alike', { picture: picture(lockedVideo(18)) }, { tokens: 18, isOpen: false }],
    ['is no video', { media: 'Video' }, { reason: 'no-such-picture' }],
    [
      'is none where it is a video',
      { picture: picture(lockedVideo(18)), media: 'Photo' },
      { reason: 'no-such-picture' },
    ],
    ['is not sold without its file', { hasFile: false }, { reason: 'picture-away' }],
    [
      'that is open is not asked for its file',
      { picture: picture(openVideo), hasFile: false },
      { ok: true, isOpen: true },
    ],
    ['of whom is gone is not sold', { isPublished: false }, { reason: 'no-such-character' }],
    ['of whom is blocked is not sold', { isBlocked: true }, { reason: 'character-blocked' }],
    ['waits for a check of one’s age', { ageStatus: 'required' }, { reason: 'age-check-required' }],
    ['waits while an age is doubted', { ageStatus: 'held' }, { reason: 'under_age_review' }],
  ])('%s', (_what, changes, outcome) => {
    expect(decideUnlockPicture({ ...facts, ...changes })).toMatchObject(outcome);
  });

  it('never costs more than its stated price, and nothing for a member of the club', () => {
    const terms = fc.record({
      isSubscriber: fc.boolean(),
      discountPercent: fc.integer({ min: 0, max: 100 }),
      isMember: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), terms, (price, of) => {
        const paid = privatePicturePrice(price, of);
        expect(paid).toBeLessThanOrEqual(price);
        expect(paid === 0).toBe(of.isMember);
        expect(Number.isInteger(paid)).toBe(true);
      }),
    );
  });
});
