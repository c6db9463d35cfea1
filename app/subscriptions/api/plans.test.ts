import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessCookie } from '~/domain/sessions/cookies';
import { newId } from '~/domain/shared/ids';
import { changePlan } from '~/domain/subscriptions/change-plan';
import { buyPlan, plans } from '~/domain/subscriptions/testing/buy-plan';
import { logIn } from '../../testing/sign-in';
import { startSite, type TestSite } from '../../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const api = '/api/v1/subscription-plans';
const keyed = () => ({ 'idempotency-key': newId() });
const dated = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown;

async function addPlan(plan: { audience?: 'affiliate' | 'test'; offerKey?: string }) {
  const id = newId();
  await site.owner('subscription_plans').insert({
    id,
    name: id,
    duration_months: 12,
    audience: plan.audience ?? 'everyone',
    offer_key: plan.offerKey ?? null,
    created_at: new Date(),
  });
  const price = { monthly_minor: 1499, payment_minor: 5988, currency: 'USD' };
  await site.owner('plan_prices').insert({ plan_id: id, valid_from: new Date(0), ...price });
  return id;
}

describe('GET /subscription-plans', () => {
  it('returns every price as in the contract, to any caller', async () => {
    const { status, body } = await site.client().get(api);
    expect(status).toBe(200);
    expect(body).toHaveLength(3);
    expect((body as unknown[])[0]).toEqual({
      _id: plans.year,
      name: '12 months',
      duration_months: 12,
      monthly_price: 19.99,
      final_price: 7.99,
      discount_percent: 60,
      paymentAmount: 95.88,
      autoRenewPrice: 239.88,
      currency: 'USD',
      tokensExtraBonus: 0,
      subscriptionBonusOfferKey: null,
      offerKey: null,
    });
  });

  it('returns another list for an offer key or a partner’s visitor, by session or token', async () => {
    const keyedPlan = await addPlan({ offerKey: 'spring' });
    const partners = await addPlan({ audience: 'affiliate' });
    const tried = await addPlan({ audience: 'test' });
    const first = async (path: string, client = site.client()) => {
      const { body } = await client.get(path);
      return (body as { _id: string }[])[0]?._id;
    };
    expect(await first(`${api}?offerKey=spring`)).toBe(keyedPlan);
    const fan = await logIn(site);
    expect(await first(api, fan)).toBe(plans.year);
    await site.db('marketing_origins').insert({ user_id: fan.userId, pubid: 'p1' });
    expect(await first(api, fan)).toBe(partners);
    expect(await first(`${api}/affiliate-offers/${fan.userId}`, fan)).toBe(partners);
    expect((await fan.get(`${api}/affiliate-offers/${newId()}`)).status).toBe(404);
    const token = fan.cookies.get(accessCookie) ?? '';
    expect(await first(`${api}?userToken=${token}`)).toBe(partners);
    expect(await first(`${api}?userToken=nobody`)).toBe(plans.year);

    expect((await fan.get(`${api}/test`)).body).toEqual([]);
    await site.db('users').where({ id: fan.userId }).update({ is_test: true });
    expect(await first(`${api}/test`, fan)).toBe(tried);
    await site.owner('subscription_plans').whereIn('id', [keyedPlan, partners, tried]).delete();
  });
});

describe('GET /subscription-plans/special-offer', () => {
  it('returns the first period on offer, and its deadline', async () => {
    const fan = await logIn(site);
    const { body } = await fan.get(`${api}/special-offer?specialOfferDurationKey=1_MONTH`);
    expect(body).toEqual({
      _id: plans.month,
      name: '1 month',
      duration_months: 1,
      monthly_price: 19.99,
      payment_amount: 9.99,
      discount_percent: 50,
      autoRenewPrice: 19.99,
      currency: 'USD',
      special_offers: [
        { unit_amount: 1, unit_type: 'MONTH', payment_amount: 9.99, discount_percent: 50 },
      ],
      expiredAt: dated,
    });
    const both = await fan.get(`${api}/special-offer`);
    expect((both.body as { special_offers: unknown[] }).special_offers).toHaveLength(2);
    expect((await fan.get(`${api}/special-offer?specialOfferDurationKey=9_DAY`)).body).toBeNull();
    expect((await fan.get(`${api}/special-offer/test`)).body).toBeNull();
    expect((await site.client().get(`${api}/special-offer`)).status).toBe(401);
  });

  it('is not for subscribers, who get the plan that may follow', async () => {
    const fan = await logIn(site);
    expect((await fan.get(`${api}/recommended-as-next-subscription`)).body).toBeNull();
    await buyPlan(site.domain, fan.userId);
    expect((await fan.get(`${api}/special-offer`)).body).toBeNull();
    const { body } = await fan.get(`${api}/recommended-as-next-subscription`);
    expect(body).toMatchObject({ _id: plans.quarter, payment_amount: 38.97, special_offers: [] });
    const yearly = await logIn(site);
    await buyPlan(site.domain, yearly.userId, { planId: plans.year });
    const other = await yearly.get(`${api}/recommended-as-next-subscription`);
    expect(other.body).toMatchObject({ _id: plans.quarter });
  });
});

describe('leaving', () => {
  it('is one call, and another takes it back', async () => {
    const fan = await logIn(site);
    await buyPlan(site.domain, fan.userId, {
      planId: plans.month,
      specialOfferDurationKey: '3_DAY',
    });
    const me = await fan.get('/api/v1/users/me');
    const { subscription } = me.body as { subscription: unknown };
    expect(subscription).toEqual({
      expirationDate: dated,
      status: 'Active',
      subscriptionPlanDetails: { _id: plans.month, duration_months: 1 },
      specialOfferDetails: { unit_amount: 3, unit_type: 'DAY' },
    });
    const left = await fan.post(`${api}/cancel`, { reason: 'privacy' }, keyed());
    expect(left.status).toBe(200);
    expect(left.body).toEqual({
      subscription: { ...(subscription as object), status: 'Canceled' },
      nextSubscription: null,
    });
    const kept = await fan.request('PUT', `${api}/renew`);
    expect(kept.body).toEqual({ subscription, nextSubscription: null });
  });

  it('is refused to a user with nothing to cancel, and for an unknown reason', async () => {
    const fan = await logIn(site);
    expect((await fan.post(`${api}/cancel`, {}, keyed())).status).toBe(404);
    expect((await fan.request('PUT', `${api}/renew`)).status).toBe(404);
    expect((await fan.post(`${api}/cancel`, { reason: 'fate' }, keyed())).status).toBe(400);
    expect((await site.client().post(`${api}/cancel`, {}, keyed())).status).toBe(401);
  });

  it('notes each of the six steps, in their order', async () => {
    const fan = await logIn(site);
    await buyPlan(site.domain, fan.userId);
    const sendStep = async (step: string, action: string) => {
      const { status, body } = await fan.post(`${api}/cancel/steps`, { step, action }, keyed());
      return status === 200 ? (body as { nextStep: string | null }).nextStep : status;
    };
    const steps = [
      'STEP_1__OPEN_SUBSCRIPTION_CANCELLATION_MODAL',
      'STEP_2__BENEFITS_LIST',
      'STEP_3__WHAT_CAN_MAKE_YOU_STAY',
      'STEP_4__CHANGE_PLAN',
      'STEP_5__CANCELLATION_REASON',
      'STEP_6__SUBSCRIPTION_RENEW',
    ];
    expect(await sendStep('STEP_2__BENEFITS_LIST', 'CONTINUE_CANCELLATION')).toBe(409);
    expect(await sendStep(steps[0] ?? '', 'OPEN_CANCELLATION_MODAL')).toBe(steps[0]);
    for (const [index, step] of steps.slice(0, 4).entries()) {
      expect(await sendStep(step, 'CONTINUE_CANCELLATION')).toBe(steps[index + 1]);
    }
    expect(await sendStep(steps[4] ?? '', 'CANCEL_SUBSCRIPTION')).toBe(steps[5]);
    expect(await sendStep(steps[5] ?? '', 'RENEW_SUBSCRIPTION')).toBeNull();
    expect(await sendStep('STEP_7', 'CLOSE_MODAL')).toBe(400);
    expect(await sendStep(steps[0] ?? '', 'SHRUG')).toBe(400);
    const noted = await site.db('cancellation_steps').where({ user_id: fan.userId });
    expect(noted).toHaveLength(7);
  });
});

it('returns to an account the plan that follows its own', async () => {
  const fan = await logIn(site);
  await buyPlan(site.domain, fan.userId);
  await changePlan(site.domain, { userId: fan.userId, isTest: false }, { planId: plans.quarter });
  const { body } = await fan.get('/api/v1/users/me');
  expect((body as { nextSubscription: unknown }).nextSubscription).toEqual({
    startDate: dated,
    paymentAmount: 38.97,
    currency: 'USD',
    subscriptionPlanDetails: { _id: plans.quarter, duration_months: 3 },
  });
});
