import { beforeEach, describe, expect, it } from 'vitest';
import { createTestContext, makeUser, subscribe } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../shared/ids';
import { listPlanPrices, listPlans } from './list-plans';
import { sellPlan } from './sell-plan';
import { openSpecialOffer } from './special-offers';

const month = '00000000-0000-7000-8000-000000000101';
const quarter = '00000000-0000-7000-8000-000000000103';
const year = '00000000-0000-7000-8000-000000000112';
const usd = (minor: number) => ({ minor, currency: 'USD' });

const { database, context } = await openTestContext();
const { db } = database;

async function enter(isTest = false) {
  const { id } = await makeUser(db);
  return { userId: id, isTest };
}

const addPlan = async (plan: {
  name: string;
  audience?: 'affiliate' | 'test';
  offerKey?: string;
}) => {
  const id = newId();
  const { name, audience = 'everyone', offerKey = null } = plan;
  const createdAt = new Date();
  await db('subscription_plans').insert({
    id,
    name,
    duration_months: 12,
    audience,
    offer_key: offerKey,
    created_at: createdAt,
  });
  const price = { monthly_minor: 1499, payment_minor: 5988, currency: 'USD' };
  await db('plan_prices').insert({ plan_id: id, valid_from: createdAt, ...price });
  return id;
};

beforeEach(async () => {
  await db('subscription_bonus_offers').delete();
  await db('subscription_plans').whereNotIn('id', [month, quarter, year]).delete();
});

describe('the plans on sale', () => {
  it('are those of the beginning, the longest first', async () => {
    const plans = await listPlans(context);
    expect(plans.map(({ id, name, payment, bonus }) => [id, name, payment.minor, bonus])).toEqual([
      [year, '12 months', 9588, null],
      [quarter, '3 months', 3897, null],
      [month, '1 month', 1999, null],
    ]);
  });

  it('have a new price from its start date on, and keep their earlier prices', async () => {
    const own = createTestContext(db);
    const holdsFrom = new Date(own.now().getTime() + 60_000);
    const price = { monthly_minor: 2499, payment_minor: 2499, currency: 'USD' };
    await db('plan_prices').insert({ plan_id: month, valid_from: holdsFrom, ...price });
    const costs = async () => (await listPlans(own)).find(({ id }) => id === month)?.payment.minor;
    expect(await costs()).toBe(1999);
    expect((await listPlanPrices(own, [month])).get(month)).toHaveLength(1);
    own.advance(61_000);
    expect(await costs()).toBe(2499);
    const past = await listPlanPrices(own, [month, newId()]);
    expect(past.get(month)?.map(({ payment }) => payment.minor)).toEqual([2499, 1999]);
    await db('plan_prices').where({ plan_id: month, monthly_minor: 2499 }).delete();
  });

  it('are different with an offer key, for a partner’s audience and for a test audience', async () => {
    const keyed = await addPlan({ name: 'keyed', offerKey: 'spring' });
    const partners = await addPlan({ name: 'partners', audience: 'affiliate' });
    const tried = await addPlan({ name: 'tried', audience: 'test' });
    const ids = async (options: Parameters<typeof listPlans>[1]) =>
      (await listPlans(context, options)).map(({ id }) => id);
    expect(await ids({})).toEqual([year, quarter, month]);
    expect(await ids({ offerKey: 'spring' })).toEqual([keyed, quarter, month]);
    expect(await ids({ offerKey: 'autumn' })).toEqual([year, quarter, month]);
    expect(await ids({ isAffiliated: true })).toEqual([partners, quarter, month]);
    expect(await ids({ isTest: true })).toEqual([tried]);

    expect(await sellPlan(context, await enter(), { planId: tried })).toEqual({
      ok: false,
      reason: 'no-such-plan',
    });
    expect((await sellPlan(context, await enter(true), { planId: tried })).ok).toBe(true);
  });
});

describe('a plan that is sold', () => {
  it('costs its payment today and renews at duration times monthly price', async () => {
    const buyer = await enter();
    const sold = await sellPlan(context, buyer, { planId: year, affiliateKey: 'a1' });
    if (!sold.ok) throw new Error(sold.reason);
    const { firstAt, ...autoRenew } = sold.price.autoRenew;
    expect({ ...sold, price: { ...sold.price, autoRenew } }).toEqual({
      ok: true,
      product: {
        kind: 'subscriptions',
        id: year,
        name: '12 months subscription',
        details: {
          planId: year,
          planName: '12 months',
          durationMonths: 12,
          specialOfferKey: null,
          renewalMinor: 23988,
          bonusTokens: 0,
          bonusOfferKey: null,
          affiliateKey: 'a1',
          renewal: null,
        },
      },
      price: {
        total: usd(9588),
        list: usd(23988),
        discountPercent: 60,
        autoRenew: { price: usd(23988), period: { unit: 'month', count: 12 } },
      },
    });
    expect(firstAt.getUTCFullYear()).toBe(context.now().getUTCFullYear() + 1);
  });

  it('grants the tokens of the current bonus offer, and none of one shown too long ago', async () => {
    const offer = { plan_id: quarter, starts_at: new Date(0) };
    const ended = { key: 'ended', tokens: 500, ends_at: new Date(1000) };
    await db('subscription_bonus_offers').insert([
      { ...offer, ...ended },
      { ...offer, key: 'night', tokens: 150 },
    ]);
    const buyer = await enter();
    const sold = await sellPlan(context, buyer, { planId: quarter, bonusOfferKey: 'night' });
    expect(sold).toMatchObject({
      product: { details: { bonusTokens: 150, bonusOfferKey: 'night' } },
    });
    const withoutKey = await sellPlan(context, buyer, { planId: quarter });
    expect(withoutKey).toMatchObject({ product: { details: { bonusTokens: 150 } } });
    expect(await sellPlan(context, buyer, { planId: quarter, bonusOfferKey: 'ended' })).toEqual({
      ok: false,
      reason: 'bonus-offer-over',
    });
  });

  it('is refused to a user with a subscription, and for an unknown plan', async () => {
    const buyer = await enter();
    expect(await sellPlan(context, buyer, { planId: newId() })).toEqual({
      ok: false,
      reason: 'no-such-plan',
    });
    await subscribe(db, buyer.userId);
    expect(await sellPlan(context, buyer, { planId: month })).toEqual({
      ok: false,
      reason: 'subscription-running',
    });
  });
});

describe('the special offer', () => {
  const request = { planId: month, specialOfferDurationKey: '1_MONTH' };

  it('is a first period at its own price, shown with the price that follows', async () => {
    const buyer = await enter();
    const shown = await openSpecialOffer(context, buyer.userId);
    expect(shown?.plan.id).toBe(month);
    expect(shown?.terms).toEqual([
      { unitType: 'day', unitAmount: 3, payment: usd(199) },
      { unitType: 'month', unitAmount: 1, payment: usd(999) },
    ]);
    const sold = await sellPlan(context, buyer, request);
    expect(sold).toMatchObject({
      product: { details: { specialOfferKey: '1_MONTH', renewalMinor: 1999 } },
      price: { total: usd(999), list: usd(1999), discountPercent: 50 },
    });
    const trial = await sellPlan(context, buyer, {
      planId: month,
      specialOfferDurationKey: '3_DAY',
    });
    if (!trial.ok) throw new Error(trial.reason);
    const days = trial.price.autoRenew.firstAt.getTime() - context.now().getTime();
    expect(Math.round(days / 86_400_000)).toBe(3);
  });

  it('has one clock, which closing and opening do not restart', async () => {
    const own = createTestContext(db);
    const buyer = await enter();
    const first = await openSpecialOffer(own, buyer.userId, { key: '1_month' });
    expect(first?.terms).toHaveLength(1);
    own.advance(30_000);
    expect((await openSpecialOffer(own, buyer.userId))?.endsAt).toEqual(first?.endsAt);
    own.advance(31_000);
    expect(await openSpecialOffer(own, buyer.userId)).toBeNull();
    expect(await sellPlan(own, buyer, request)).toEqual({
      ok: false,
      reason: 'special-offer-over',
    });
    expect((await sellPlan(own, buyer, { planId: month })).ok).toBe(true);
  });

  it('is for users who never subscribed, and only by a key that a plan has', async () => {
    const subscriber = await enter();
    await subscribe(db, subscriber.userId);
    expect(await openSpecialOffer(context, subscriber.userId)).toBeNull();
    const over = { status: 'expired' as const, expires_at: new Date(Date.now() - 500) };
    await db('subscriptions').where({ user_id: subscriber.userId }).update(over);
    const refused = { ok: false, reason: 'special-offer-over' };
    expect(await sellPlan(context, subscriber, request)).toEqual(refused);
    const buyer = await enter();
    for (const specialOfferDurationKey of ['9_DAY', 'tonight', '3_WEEK']) {
      const answer = await sellPlan(context, buyer, { planId: month, specialOfferDurationKey });
      expect(answer).toEqual(refused);
      const shown = await openSpecialOffer(context, buyer.userId, { key: specialOfferDurationKey });
      expect(shown).toBeNull();
    }
    expect(await sellPlan(context, buyer, { ...request, planId: year })).toEqual(refused);
  });
});
