import { describe, expect, it } from 'vitest';
import { subscribe } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { makeOrder } from '../payments/testing/products';
import { newId } from '../shared/ids';
import { catalogueSchema } from './catalogue';
import {
  findKeyedOffer,
  findSpecialOffer,
  listTokenOffers,
  listWelcomeBackOffers,
} from './list-token-offers';
import { publishCatalogue } from './publish-catalogue';
import { sellTokens } from './sell-tokens';
import { makeFan } from './testing/make-fan';
import type { TokenOffer } from './to-token-offer';

const { database, context } = await openTestContext();
const { db } = database;

const publish = (catalogue: Parameters<typeof catalogueSchema.parse>[0]) =>
  publishCatalogue(db, catalogueSchema.parse(catalogue), context.now());

await publish({
  offers: [
    { kind: 'pack', amount: 200, terms: { priceMinor: 1999, bonusBp: 1500 } },
    { kind: 'pack', amount: 50, terms: { priceMinor: 499, subscriptionDiscountBp: 2000 } },
    { kind: 'pack', amount: 70, audience: 'not_verified', terms: { priceMinor: 599 } },
    { kind: 'pack', amount: 150, isTest: true, terms: { priceMinor: 1299 } },
    { kind: 'pack', amount: 90, affiliateKey: 'night-post', terms: { priceMinor: 899 } },
    {
      kind: 'pack',
      amount: 95,
      experiment: { key: 'paywall-redesign', variant: 'ON' },
      terms: { priceMinor: 899 },
    },
    { kind: 'pack', amount: 60, endsAt: new Date(0), terms: { priceMinor: 499 } },
    { kind: 'pack', amount: 61, startsAt: new Date(4e12), terms: { priceMinor: 499 } },
    {
      kind: 'special',
      amount: 100,
      audience: 'never_paid',
      terms: { priceMinor: 999, discountBp: 4000 },
    },
    { kind: 'special', amount: 400, terms: { priceMinor: 3999, discountBp: 4000 } },
    { kind: 'welcome_back', amount: 200, terms: { priceMinor: 1999, discountBp: 2500 } },
    { kind: 'keyed', offerKey: 'spring', variant: 'a', amount: 10, terms: { priceMinor: 99 } },
    {
      kind: 'keyed',
      offerKey: 'spring',
      variant: 'b',
      amount: 20,
      terms: { priceMinor: 199, specialBonusTokens: 5 },
    },
    { kind: 'keyed', offerKey: 'gone', amount: 10, endsAt: new Date(0), terms: { priceMinor: 99 } },
  ],
});

const amounts = (offers: TokenOffer[] | { ok: false }) =>
  Array.isArray(offers) ? offers.map(({ terms }) => terms.amount) : offers;
const idOf = async (amount: number, kind = 'pack') =>
  (await db('token_offers').where({ amount }).where('kind', kind).first('id'))?.id ?? '';

describe('the list of packs', () => {
  it('contains the packs for a member, smallest first', async () => {
    const fan = await makeFan(context);
    expect(await listTokenOffers(context, fan)).toEqual([
      {
        id: await idOf(50),
        kind: 'pack',
        offerKey: null,
        variant: null,
        terms: {
          amount: 50,
          price: { minor: 499, currency: 'USD' },
          bonusBp: 0,
          discountBp: 0,
          subscriptionDiscountBp: 2000,
        },
        bonusTokens: 0,
        specialBonusTokens: 0,
        tokens: 50,
        list: { minor: 499, currency: 'USD' },
        price: { minor: 499, currency: 'USD' },
        premiumPrice: { minor: 399, currency: 'USD' },
        discountPercent: 0,
        endsAt: null,
      },
      {
        id: await idOf(200),
        kind: 'pack',
        offerKey: null,
        variant: null,
        terms: {
          amount: 200,
          price: { minor: 1999, currency: 'USD' },
          bonusBp: 1500,
          discountBp: 0,
          subscriptionDiscountBp: null,
        },
        bonusTokens: 30,
        specialBonusTokens: 0,
        tokens: 230,
        list: { minor: 1999, currency: 'USD' },
        price: { minor: 1999, currency: 'USD' },
        premiumPrice: null,
        discountPercent: 0,
        endsAt: null,
      },
    ]);
  });

  it('has premium’s price for premium', async () => {
    const fan = await makeFan(context);
    await subscribe(db, fan.userId);
    const offers = await listTokenOffers(context, fan);
    expect(Array.isArray(offers) && offers[0]).toMatchObject({
      list: { minor: 499 },
      price: { minor: 399 },
      premiumPrice: null,
      discountPercent: 20,
    });
  });

  it('contains more for an unverified user, and for one referred by a partner', async () => {
    const newcomer = await makeFan(context, { isVerified: false });
    expect(amounts(await listTokenOffers(context, newcomer))).toEqual([50, 70, 200]);
    const sent = await makeFan(context);
    await db('marketing_origins').insert({ user_id: sent.userId, pubid: 'night-post' });
    expect(amounts(await listTokenOffers(context, sent))).toEqual([50, 90, 200]);
  });

  it('shows packs under test to testers only, and nothing else in test mode', async () => {
    const options = { isTest: true };
    expect(await listTokenOffers(context, await makeFan(context), options)).toEqual({
      ok: false,
      reason: 'offer-not-for-you',
    });
    const tester = await makeFan(context, { isTest: true });
    expect(amounts(await listTokenOffers(context, tester, options))).toEqual([150]);
    expect(amounts(await listTokenOffers(context, tester))).toEqual([50, 200]);
    const staff = await makeFan(context, { actorId: newId() });
    expect(amounts(await listTokenOffers(context, staff, options))).toEqual([150]);
  });
});

describe('a sale', () => {
  it('is of a listed pack at its listed price', async () => {
    const fan = await makeFan(context);
    await subscribe(db, fan.userId);
    expect(await sellTokens(context, fan, { offerId: await idOf(50) })).toEqual({
      ok: true,
      product: {
        kind: 'tokens',
        id: await idOf(50),
        name: '50 tokens',
        details: {
          kind: 'pack',
          tokens: 50,
          bonusTokens: 0,
          specialBonusTokens: 0,
          userOfferId: null,
          affiliateKey: null,
        },
      },
      price: {
        total: { minor: 399, currency: 'USD' },
        list: { minor: 499, currency: 'USD' },
        discountPercent: 20,
        reason: 'purchases:discount.premium',
      },
    });
  });

  it('records the affiliate whose link led to it', async () => {
    const fan = await makeFan(context);
    const wanted = { offerId: await idOf(50), affiliateKey: 'night-post' };
    expect(await sellTokens(context, fan, wanted)).toMatchObject({
      product: { details: { affiliateKey: 'night-post' } },
    });
  });

  it('equals the list for every pack and viewer', async () => {
    const premium = await makeFan(context);
    await subscribe(db, premium.userId);
    for (const fan of [premium, await makeFan(context)]) {
      const offers = await listTokenOffers(context, fan);
      if (!Array.isArray(offers)) throw new Error('no list');
      for (const offer of offers) {
        const sale = await sellTokens(context, fan, { offerId: offer.id });
        expect(sale).toMatchObject({ price: { total: offer.price, list: offer.list } });
      }
    }
  });

  it('is refused for offers that are unknown, for others, over, or in the future', async () => {
    const fan = await makeFan(context);
    const sell = async (offerId: string) => await sellTokens(context, fan, { offerId });
    expect(await sell(newId())).toEqual({ ok: false, reason: 'no-such-offer' });
    expect(await sell(await idOf(61))).toEqual({ ok: false, reason: 'no-such-offer' });
    expect(await sell(await idOf(60))).toEqual({ ok: false, reason: 'offer-ended' });
    for (const amount of [70, 90, 95, 150]) {
      expect(await sell(await idOf(amount))).toEqual({ ok: false, reason: 'offer-not-for-you' });
    }
    expect(await sell(await idOf(200, 'welcome_back'))).toEqual({
      ok: false,
      reason: 'offer-not-for-you',
    });
  });

  it('is refused if the user’s key belongs to another offer', async () => {
    const fan = await makeFan(context);
    const offerId = await idOf(20, 'keyed');
    expect(await sellTokens(context, fan, { offerId, offerKey: 'autumn' })).toEqual({
      ok: false,
      reason: 'offer-ended',
    });
    expect(await sellTokens(context, fan, { offerId, offerKey: 'spring' })).toMatchObject({
      product: { name: '25 tokens', details: { tokens: 20, specialBonusTokens: 5 } },
    });
  });
});

describe('special offers', () => {
  it('are found by their amount, or the smallest', async () => {
    const fan = await makeFan(context);
    expect(await findSpecialOffer(context, fan)).toMatchObject({
      id: await idOf(100, 'special'),
      price: { minor: 599 },
      list: { minor: 999 },
      discountPercent: 40,
      endsAt: null,
    });
    expect(await findSpecialOffer(context, fan, { amount: 400 })).toMatchObject({
      price: { minor: 2399 },
    });
    expect(await findSpecialOffer(context, fan, { amount: 7 })).toEqual({
      ok: false,
      reason: 'no-such-offer',
    });
  });

  it('leave out offers for first purchases once the user has paid', async () => {
    const fan = await makeFan(context);
    const { id } = await makeOrder(context, fan.userId);
    await db('orders').where({ id }).update({ state: 'paid', closed_at: context.now() });
    expect(await findSpecialOffer(context, fan)).toMatchObject({ terms: { amount: 400 } });
    expect(await sellTokens(context, fan, { offerId: await idOf(100, 'special') })).toEqual({
      ok: false,
      reason: 'offer-not-for-you',
    });
  });

  it('are found by key and variant', async () => {
    const fan = await makeFan(context);
    const find = (offerKey: string, variant?: string) =>
      findKeyedOffer(context, fan, { offerKey, variant });
    expect(await find('spring', 'b')).toMatchObject({ tokens: 25, variant: 'b' });
    expect(await find('spring')).toMatchObject({ variant: 'a' });
    expect(await find('spring', 'c')).toEqual({ ok: false, reason: 'no-such-offer' });
    expect(await find('gone')).toEqual({ ok: false, reason: 'offer-ended' });
  });
});

describe('welcoming back', () => {
  const buyDaysAgo = async (userId: string, days: number) =>
    await db('token_purchases').insert({
      order_id: newId(),
      user_id: userId,
      product_id: newId(),
      tokens: 50,
      paid_minor: 499,
      currency: 'USD',
      bought_at: new Date(context.now().getTime() - days * 24 * 3600 * 1000),
    });

  it('is for fans with a past purchase but no recent one', async () => {
    const [never, lately, long, creator] = [
      await makeFan(context),
      await makeFan(context),
      await makeFan(context),
      await makeFan(context, { accountType: 'CreatorUser' }),
    ];
    await buyDaysAgo(lately.userId, 29);
    await buyDaysAgo(long.userId, 30);
    await buyDaysAgo(creator.userId, 30);
    const lists = await Promise.all(
      [never, lately, long, creator].map(async (fan) =>
        amounts(await listWelcomeBackOffers(context, fan)),
      ),
    );
    expect(lists).toEqual([[], [], [200], []]);
  });
});

describe('a catalogue that is published again', () => {
  const pack = (priceMinor: number) => ({
    offers: [{ kind: 'pack', amount: 1234, terms: { priceMinor } }],
  });

  it('keeps the terms of before, and sells by the new ones', async () => {
    await publish(pack(5000));
    const offerId = await idOf(1234);
    context.advance(60_000);
    await publish(pack(5000));
    context.advance(60_000);
    await publish(pack(6000));
    const history = await db('token_offer_terms')
      .where({ offer_id: offerId })
      .orderBy('valid_from')
      .pluck('price_minor');
    expect(history).toEqual([5000, 6000]);
    expect(await sellTokens(context, await makeFan(context), { offerId })).toMatchObject({
      price: { total: { minor: 6000 } },
    });
  });

  it('cannot be written over', async () => {
    await expect(db('token_offer_terms').update({ price_minor: 50 })).rejects.toMatchObject({
      code: '42501',
    });
  });
});
