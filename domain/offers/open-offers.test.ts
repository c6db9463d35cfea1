import { describe, expect, it } from 'vitest';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../shared/ids';
import { claimBonus, listBonusOffers } from './bonus-offers';
import { catalogueSchema } from './catalogue';
import { expireOffers } from './expire-offers';
import { listSpecialOffers } from './list-special-offers';
import { findSpecialOffer, listTokenOffers, listWelcomeBackOffers } from './list-token-offers';
import { isWelcomeBackDue, openSpecialOffer, openWelcomeBackOffers } from './open-offers';
import { publishCatalogue } from './publish-catalogue';
import { sellTokens } from './sell-tokens';
import { makeFan } from './testing/make-fan';

const { database, context } = await openTestContext();
const { db } = database;

await publishCatalogue(
  db,
  catalogueSchema.parse({
    offers: [
      { kind: 'pack', amount: 50, terms: { priceMinor: 499 } },
      { kind: 'pack', amount: 100, terms: { priceMinor: 999, bonusBp: 1000 } },
      { kind: 'special', amount: 100, terms: { priceMinor: 999, discountBp: 4000 } },
      { kind: 'welcome_back', amount: 200, terms: { priceMinor: 1999, discountBp: 2500 } },
    ],
    bonuses: [
      { offerKey: 'late-train', tokens: 25, minAmount: 100, lastsSeconds: 3600 },
      { offerKey: 'premium-only', tokens: 9, lastsSeconds: 60, audience: 'premium' },
      { offerKey: 'over', tokens: 9, lastsSeconds: 60, endsAt: new Date(0) },
      { offerKey: 'coming', tokens: 9, lastsSeconds: 60, startsAt: new Date(4e12) },
      { offerKey: 'late-train', tokens: 70, lastsSeconds: 3600, isTest: true },
    ],
  }),
  context.now(),
);

const minute = 60_000;
const day = 24 * 60 * minute;

describe('the special offer', () => {
  it('begins when it is first seen, and is not restarted by closing', async () => {
    const fan = await makeFan(context);
    expect(await findSpecialOffer(context, fan)).toMatchObject({ endsAt: null });
    const before = context.now();
    const first = await openSpecialOffer(context, fan);
    if ('ok' in first) throw new Error(first.reason);
    const left = first.endsAt.getTime() - before.getTime();
    expect(left).toBeGreaterThanOrEqual(minute);
    expect(left).toBeLessThan(minute + 10_000);
    context.advance(30_000);
    expect(await openSpecialOffer(context, fan)).toEqual(first);
    expect(await sellTokens(context, fan, { offerId: first.id })).toMatchObject({
      price: { total: { minor: 599 } },
    });
    context.advance(31_000);
    const over = { ok: false, reason: 'no-such-offer' };
    expect(await openSpecialOffer(context, fan)).toEqual(over);
    expect(await sellTokens(context, fan, { offerId: first.id })).toEqual({
      ok: false,
      reason: 'offer-ended',
    });
  });

  it('has one clock for two tabs', async () => {
    const fan = await makeFan(context);
    const seen = await Promise.all([1, 2, 3, 4].map(() => openSpecialOffer(context, fan)));
    expect(new Set(seen.map((offer) => ('ok' in offer ? null : offer.endsAt.getTime()))).size).toBe(
      1,
    );
    expect(await db('user_offers').where({ user_id: fan.userId })).toHaveLength(1);
  });
});

describe('welcoming back', () => {
  it('runs by its clock, and again after another absence', async () => {
    const fan = await makeFan(context);
    const none = await openWelcomeBackOffers(context, fan);
    await db('token_purchases').insert({
      order_id: newId(),
      user_id: fan.userId,
      product_id: newId(),
      tokens: 50,
      paid_minor: 499,
      currency: 'USD',
      bought_at: new Date(context.now().getTime() - 31 * day),
    });
    const [offer] = await openWelcomeBackOffers(context, fan);
    context.advance(61_000);
    const later = await listWelcomeBackOffers(context, fan);
    context.advance(30 * day);
    const [again] = await openWelcomeBackOffers(context, fan);
    expect({ none, later }).toEqual({ none: [], later: [] });
    expect(offer).toMatchObject({ tokens: 200, price: { minor: 1499 } });
    expect(again?.endsAt.getTime()).toBeGreaterThan(offer?.endsAt.getTime() ?? 0);
    expect(
      await db('user_offers').where({ user_id: fan.userId }).orderBy('began_at'),
    ).toMatchObject([{ status: 'expired' }, { status: 'available' }]);
  });

  it('is due until it was seen, and again after another absence', async () => {
    const fan = await makeFan(context);
    const isDue = () => isWelcomeBackDue(context, fan);
    expect(await isDue()).toBe(false);
    await db('token_purchases').insert({
      order_id: newId(),
      user_id: fan.userId,
      product_id: newId(),
      tokens: 50,
      paid_minor: 499,
      currency: 'USD',
      bought_at: new Date(context.now().getTime() - 31 * day),
    });
    // A query does not show the offer, so the period has not begun.
    expect([await isDue(), await isDue()]).toEqual([true, true]);
    await openWelcomeBackOffers(context, fan);
    expect(await isDue()).toBe(false);
    context.advance(61_000);
    expect(await isDue()).toBe(false);
    context.advance(31 * day);
    expect(await isDue()).toBe(true);
  });
});

describe('a bonus', () => {
  it('is claimed once, is added to packs that are large enough, and ends', async () => {
    const fan = await makeFan(context);
    const claimed = await claimBonus(context, fan, 'late-train');
    expect(claimed).toEqual({
      ok: true,
      offer: {
        id: expect.any(String) as unknown,
        offerKey: 'late-train',
        tokens: 25,
        minAmount: 100,
        lastsSeconds: 3600,
        status: 'available',
        endsAt: expect.any(Date) as unknown,
      },
    });
    context.advance(minute);
    expect(await claimBonus(context, fan, 'late-train')).toEqual(claimed);
    const packs = await listTokenOffers(context, fan);
    expect(packs).toMatchObject([
      { tokens: 50, specialBonusTokens: 0 },
      { tokens: 135, bonusTokens: 10, specialBonusTokens: 25 },
    ]);
    const offerId = Array.isArray(packs) ? (packs[1]?.id ?? '') : '';
    const [own] = await db('user_offers').where({ user_id: fan.userId });
    expect(await sellTokens(context, fan, { offerId, offerKey: 'late-train' })).toMatchObject({
      product: {
        name: '135 tokens',
        details: { tokens: 100, bonusTokens: 10, specialBonusTokens: 25, userOfferId: own?.id },
      },
    });
    context.advance(60 * minute);
    expect(await claimBonus(context, fan, 'late-train')).toEqual({
      ok: false,
      reason: 'offer-ended',
    });
    // The requested bonus has ended, and the pack is not sold without it.
    expect(await sellTokens(context, fan, { offerId, offerKey: 'late-train' })).toEqual({
      ok: false,
      reason: 'offer-ended',
    });
    expect(await sellTokens(context, fan, { offerId })).toMatchObject({
      product: { details: { specialBonusTokens: 0, userOfferId: null } },
    });
  });

  it('is claimed once by twenty requests at once', async () => {
    const fan = await makeFan(context);
    await Promise.all(Array.from({ length: 20 }, () => claimBonus(context, fan, 'late-train')));
    expect(await db('user_offers').where({ user_id: fan.userId })).toHaveLength(1);
  });

  it.each([
    ['unknown', 'no-such-offer'],
    ['coming', 'no-such-offer'],
    ['over', 'offer-ended'],
    ['premium-only', 'offer-not-for-you'],
  ])('that is %s is refused as %s', async (offerKey, reason) => {
    const fan = await makeFan(context);
    expect(await claimBonus(context, fan, offerKey)).toEqual({ ok: false, reason });
    expect(await db('user_offers').where({ user_id: fan.userId })).toEqual([]);
  });

  it('is listed with its status, only to users who may claim it', async () => {
    const fan = await makeFan(context);
    const unclaimed = { offerKey: 'late-train', status: 'available', endsAt: null };
    expect(await listBonusOffers(context, fan)).toMatchObject([unclaimed]);
    await claimBonus(context, fan, 'late-train');
    expect(await listBonusOffers(context, fan)).toMatchObject([
      { ...unclaimed, endsAt: expect.any(Date) as unknown },
    ]);
    expect(await listBonusOffers(context, fan, { isTest: true })).toEqual({
      ok: false,
      reason: 'offer-not-for-you',
    });
    const tester = await makeFan(context, { isTest: true });
    expect(await listBonusOffers(context, tester, { isTest: true })).toMatchObject([
      { tokens: 70 },
    ]);
  });

  it('is reported as over, by the clock, and to open pages by the sweep', async () => {
    const fan = await makeFan(context);
    await claimBonus(context, fan, 'late-train');
    const publishedOffersOf = async () =>
      (
        await db('outbox')
          .where({ person_id: fan.userId, name: 'offers.special-offers-changed' })
          .orderBy('id')
          .select<{ payload: { specialOffers: unknown[] } }[]>('payload')
      ).map(({ payload }) => payload.specialOffers);
    const [first] = await publishedOffersOf();
    expect(first).toEqual(await listSpecialOffers(db, fan.userId, context.now()));
    expect(first).toMatchObject([{ status: 'available', type: 'TokensBonus', amount: 25 }]);
    context.advance(61 * minute);
    expect(await listSpecialOffers(db, fan.userId, context.now())).toMatchObject([
      { status: 'expired' },
    ]);
    expect(await expireOffers(context)).toBeGreaterThan(0);
    expect((await publishedOffersOf())[1]).toMatchObject([{ status: 'expired', amount: 25 }]);
    expect(await expireOffers(context)).toBe(0);
  });
});
