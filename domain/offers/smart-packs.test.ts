import { describe, expect, it } from 'vitest';
import { subscribe } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../shared/ids';
import { catalogueSchema } from './catalogue';
import { getSmartTier } from './get-smart-tier';
import { publishCatalogue } from './publish-catalogue';
import { sellTokens } from './sell-tokens';
import { offersSettings } from './settings';
import {
  createSmartPack,
  deleteSmartPack,
  deleteSmartPacks,
  findSmartPack,
  listSmartPacks,
  type SmartPack,
} from './smart-packs';
import { makeFan } from './testing/make-fan';

const { database, context } = await openTestContext();
const { db } = database;

const publish = (catalogue: unknown) =>
  publishCatalogue(db, catalogueSchema.parse(catalogue), context.now());
await publish({
  offers: [
    { kind: 'pack', amount: 50, terms: { priceMinor: 499, subscriptionDiscountBp: 2000 } },
    { kind: 'pack', amount: 200, terms: { priceMinor: 1999, bonusBp: 1500 } },
    { kind: 'welcome_back', amount: 200, terms: { priceMinor: 1999, discountBp: 2500 } },
  ],
  smartTiers: [
    {
      upTo: 100,
      step: 10,
      least: 20,
      terms: { priceOf100Minor: 1049, subscriptionDiscountBp: 2000 },
    },
    { upTo: 5000, step: 50, least: 150, terms: { priceOf100Minor: 899, bonusBp: 1000 } },
    {
      isWelcomeBack: true,
      step: 50,
      least: 150,
      terms: { priceOf100Minor: 999, discountBp: 2500 },
    },
  ],
});

const need = (tokensNeeded: number, isWelcomeBackPack = false) => ({
  tokensNeeded,
  isWelcomeBackPack,
});

async function made(fan: Awaited<ReturnType<typeof makeFan>>, tokens = 45): Promise<SmartPack> {
  const answer = await createSmartPack(context, fan, need(tokens));
  if (!answer.ok) throw new Error(answer.reason);
  return answer.pack;
}

describe('the offer to a user who lacks tokens', () => {
  it('is the smallest pack that suffices, and one that was made for it', async () => {
    const fan = await makeFan(context);
    expect(await getSmartTier(context, fan.userId, need(45))).toMatchObject({
      tokenDepositOffer: { kind: 'pack', tokens: 50, price: { minor: 499 } },
      smartTokenPackOffer: {
        kind: 'smart',
        tokens: 50,
        tokensNeeded: 45,
        price: { minor: 525, currency: 'USD' },
        status: 'available',
      },
    });
    expect(await getSmartTier(context, fan.userId, need(120))).toMatchObject({
      tokenDepositOffer: { tokens: 230 },
      smartTokenPackOffer: { tokens: 165, bonusTokens: 15, price: { minor: 1349 } },
    });
  });

  it('has premium’s price, and that price is charged', async () => {
    const fan = await makeFan(context);
    await subscribe(db, fan.userId);
    const { smartTokenPackOffer: pack } = await getSmartTier(context, fan.userId, need(45));
    // 525 minus 20 % is 420.
    expect(pack?.price).toEqual({ minor: 499, currency: 'USD' });
    const request = { offerId: pack?.id ?? '', isSmartTokenPack: true };
    expect(await sellTokens(context, fan, request)).toMatchObject({
      product: { id: pack?.id, details: { kind: 'smart', tokens: 50 } },
      price: { total: { minor: 499 }, list: { minor: 525 } },
    });
  });

  it('is the same pack on a repeat, and another once terms change', async () => {
    const fan = await makeFan(context);
    const suggest = async () =>
      (await getSmartTier(context, fan.userId, need(45))).smartTokenPackOffer;
    const first = await suggest();
    expect(await suggest()).toEqual(first);
    expect(await listSmartPacks(context, fan)).toEqual([first]);
    context.advance(1000);
    const tier = { upTo: 100, step: 10, least: 20, terms: { priceOf100Minor: 1099 } };
    await publish({ smartTiers: [tier] });
    expect(await suggest()).toMatchObject({ price: { minor: 550 } });
    // The first keeps its price until it ends.
    expect(await findSmartPack(context, fan, { id: first?.id ?? '' })).toMatchObject({
      price: { minor: 525 },
    });
  });

  it('makes room for new ones', async () => {
    const { smart_packs_per_person: most } = await context.settings(offersSettings);
    const fan = await makeFan(context);
    const own = await made(fan);
    for (let tokens = 150; tokens < 150 + 50 * (most + 3); tokens += 50) {
      await getSmartTier(context, fan.userId, need(tokens));
    }
    const packs = await listSmartPacks(context, fan);
    expect(packs).toHaveLength(most + 1);
    expect(packs).toContainEqual(own);
  });

  it('is empty if no pack covers the need, or for an unknown user', async () => {
    const fan = await makeFan(context);
    expect(await getSmartTier(context, fan.userId, need(5001))).toMatchObject({
      tokenDepositOffer: { tokens: 230 },
      smartTokenPackOffer: null,
    });
    expect(await getSmartTier(context, newId(), need(5))).toEqual({
      tokenDepositOffer: null,
      smartTokenPackOffer: null,
    });
  });

  it('includes the welcome-back pack for eligible users, until its clock ends', async () => {
    const fan = await makeFan(context);
    const nothing = { tokenDepositOffer: null, smartTokenPackOffer: null };
    expect(await getSmartTier(context, fan.userId, need(0, true))).toEqual(nothing);
    await db('token_purchases').insert({
      order_id: newId(),
      user_id: fan.userId,
      product_id: newId(),
      tokens: 50,
      paid_minor: 499,
      currency: 'USD',
      bought_at: new Date(context.now().getTime() - 40 * 24 * 3600 * 1000),
    });
    const offered = await getSmartTier(context, fan.userId, need(0, true));
    expect(offered).toMatchObject({
      tokenDepositOffer: { kind: 'welcome_back', price: { minor: 1499 } },
      smartTokenPackOffer: { tokens: 150, isWelcomeBack: true, price: { minor: 1199 } },
    });
    expect(offered.smartTokenPackOffer?.endsAt).toEqual(offered.tokenDepositOffer?.endsAt);
    context.advance(61_000);
    expect(await getSmartTier(context, fan.userId, need(0, true))).toEqual(nothing);
    const offerId = offered.smartTokenPackOffer?.id ?? '';
    expect(await sellTokens(context, fan, { offerId, isSmartTokenPack: true })).toEqual({
      ok: false,
      reason: 'offer-ended',
    });
  });
});

describe('packs of one’s own', () => {
  it('are listed, found by id and key, and removed', async () => {
    const fan = await makeFan(context);
    const [one, two] = [await made(fan, 120), await made(fan, 45)];
    expect(await listSmartPacks(context, fan)).toEqual([two, one]);
    expect(await findSmartPack(context, fan, { id: one.id })).toEqual(one);
    expect(await findSmartPack(context, fan, { offer_key: two.offerKey })).toEqual(two);
    expect(await deleteSmartPack(context, fan.userId, one.id)).toEqual({ ok: true });
    expect(await deleteSmartPack(context, fan.userId, one.id)).toEqual({
      ok: false,
      reason: 'no-such-offer',
    });
    expect(await deleteSmartPacks(context, fan.userId)).toBe(1);
    expect(await listSmartPacks(context, fan)).toEqual([]);
  });

  it('cannot be used by others', async () => {
    const [owner, other] = [await makeFan(context), await makeFan(context)];
    const pack = await made(owner);
    const none = { ok: false, reason: 'no-such-offer' };
    expect(await findSmartPack(context, other, { id: pack.id })).toEqual(none);
    expect(await findSmartPack(context, other, { offer_key: pack.offerKey })).toEqual(none);
    expect(await deleteSmartPack(context, other.userId, pack.id)).toEqual(none);
    expect(await deleteSmartPacks(context, other.userId)).toBe(0);
    const request = { offerId: pack.id, isSmartTokenPack: true };
    expect(await sellTokens(context, other, request)).toEqual(none);
    expect(await sellTokens(context, owner, { offerId: pack.id })).toEqual(none);
    expect(await listSmartPacks(context, owner)).toEqual([pack]);
  });

  it('are limited to the configured number, despite thirty requests at once', async () => {
    const { smart_packs_per_person: most } = await context.settings(offersSettings);
    const fan = await makeFan(context);
    const answers = await Promise.all(
      Array.from({ length: most + 10 }, () => createSmartPack(context, fan, need(45))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(most);
    expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'too-many-packs' });
  });

  it('are refused for a need beyond all tiers, and for users without a welcome-back offer', async () => {
    const fan = await makeFan(context);
    expect(await createSmartPack(context, fan, need(5001))).toEqual({
      ok: false,
      reason: 'no-such-offer',
    });
    expect(await createSmartPack(context, fan, need(0, true))).toEqual({
      ok: false,
      reason: 'offer-not-for-you',
    });
  });
});
