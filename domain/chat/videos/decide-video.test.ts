import { describe, expect, it } from 'vitest';
import { decideConfirm, offerEndsAt } from './decide-video';
import { decideVideoOffer } from './decide-video-offer';

const now = new Date('2026-11-26T12:00:00Z');
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const day = 86_400;

const terms = {
  price: 40,
  discountPercent: 25,
  discountEvery: 7 * day,
  aDay: 6,
  isFirstFree: true,
};
const fan: Parameters<typeof decideVideoOffer>[0] = {
  hasOpenOffer: false,
  offeredToday: 0,
  hasHadOne: true,
  lastDiscountAt: null,
  now,
};
const full = { tokens: 40, fullTokens: 40, discountPercent: 0 };

describe('a video that is offered', () => {
  it.each<[string, Partial<typeof fan>, Partial<typeof terms>, object | null]>([
    ['is free the first time', { hasHadOne: false }, {}, { ...full, tokens: 0 }],
    [
      'is not, where the house has it so',
      { hasHadOne: false },
      { isFirstFree: false },
      { tokens: 30 },
    ],
    [
      'comes at a discount once in a while',
      {},
      {},
      { tokens: 30, fullTokens: 40, discountPercent: 25 },
    ],
    ['comes at its price until then', { lastDiscountAt: inSeconds(-7 * day + 1) }, {}, full],
    [
      'comes at a discount again after that',
      { lastDiscountAt: inSeconds(-7 * day) },
      {},
      { tokens: 30 },
    ],
    ['has no discount that is none', {}, { discountPercent: 1 }, full],
    ['has none where there is none', {}, { discountPercent: 0 }, full],
    ['waits for one that is open', { hasOpenOffer: true }, {}, null],
    ['waits for another day', { offeredToday: 6 }, {}, null],
  ])('%s', (_, facts, changed, offer) => {
    const decided = decideVideoOffer({ ...fan, ...facts }, { ...terms, ...changed });
    if (offer === null) expect(decided).toBeNull();
    else expect(decided).toMatchObject(offer);
  });

  it('holds for a minute from when it was seen, if at a discount, and never beyond its own end', () => {
    const offer = { discountPercent: 25, shownAt: now, expiresAt: inSeconds(day) };
    expect(offerEndsAt(offer, 60)).toEqual(inSeconds(60));
    expect(offerEndsAt({ ...offer, shownAt: null }, 60)).toEqual(inSeconds(day));
    expect(offerEndsAt({ ...offer, discountPercent: 0 }, 60)).toEqual(inSeconds(day));
    expect(offerEndsAt({ ...offer, expiresAt: inSeconds(10) }, 60)).toEqual(inSeconds(10));
  });
});

const confirmation: Parameters<typeof decideConfirm>[0] = {
  offer: { state: 'pending', endsAt: inSeconds(60) },
  chat: { isPublished: true, isBlocked: false },
  isSubscriber: true,
  ageStatus: 'not-required',
  pausedUntil: null,
  now,
};

describe('a yes to it', () => {
  it.each<[string, Partial<typeof confirmation>, object]>([
    ['is heard', {}, { ok: true, isAlreadyOrdered: false }],
    [
      'is heard once',
      { offer: { ...confirmation.offer, state: 'confirmed' } },
      { ok: true, isAlreadyOrdered: true },
    ],
    [
      'is heard once, long after',
      { now: inSeconds(day), offer: { ...confirmation.offer, state: 'confirmed' } },
      { isAlreadyOrdered: true },
    ],
    [
      'comes too late after a no',
      { offer: { ...confirmation.offer, state: 'rejected' } },
      { reason: 'video-offer-over' },
    ],
    ['comes too late at its end', { now: inSeconds(60) }, { reason: 'video-offer-over' }],
    ['is a subscriber’s', { isSubscriber: false }, { reason: 'premium-needed' }],
    ['waits for a proof of age', { ageStatus: 'required' }, { reason: 'age-check-required' }],
    ['waits for the end of a pause', { pausedUntil: inSeconds(9) }, { reason: 'chat-paused' }],
    [
      'is to somebody who is there',
      { chat: { isPublished: false, isBlocked: false } },
      { reason: 'no-such-character' },
    ],
    [
      'is to nobody who was blocked',
      { chat: { isPublished: true, isBlocked: true } },
      { reason: 'character-blocked' },
    ],
  ])('%s', (_, changes, decided) => {
    expect(decideConfirm({ ...confirmation, ...changes })).toMatchObject(decided);
  });
});
