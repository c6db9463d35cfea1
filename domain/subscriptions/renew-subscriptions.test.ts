import { beforeEach, describe, expect, it } from 'vitest';
import { createTestContext, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import type { DomainContext } from '../shared/context';
import { findOrder } from '../payments/orders/find-order';
import { paymentFailed } from '../payments/order-hooks';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { getBalance } from '../wallet/get-balance';
import { announceRenewals } from './announce-renewals';
import {
  cancelSubscription,
  chooseSubscriptionCard,
  renewSubscription,
} from './cancel-subscription';
import { changePlan } from './change-plan';
import { expireSubscriptions } from './expire-subscriptions';
import { findSubscriptionEnd } from './find-subscription-end';
import { getSubscription } from './get-subscription';
import { grantDueAllowances } from './grant-allowance';
import { renewDueSubscriptions, type Charging } from './renew-subscriptions';
import { orderPlan, paymentOf, payFor, plans } from './testing/buy-plan';

const { database } = await openTestContext();
const { db } = database;
const hour = 3_600_000;
const day = 24 * hour;
const minuteOf = (at: Date | null) => at?.toISOString().slice(0, 16);

// The job processes the subscriptions of all people, including those of other tests.
beforeEach(async () => {
  await db('subscriptions').delete();
});

type Answer = 'paid' | 'refused' | 'away' | 'dies after charging';

/** Creates a processor that charges an order once and gives the answers that a test sets. */
function processor(context: DomainContext, cardId = newId()) {
  const charged = new Map<string, string>();
  const answers: Answer[] = [];
  let attempts = 0;
  const charging: Charging = {
    cardsOf: () => Promise.resolve([{ id: cardId, isDefault: true, isExpired: false }]),
    async charge({ orderId, cardId: requestedCardId }) {
      attempts += 1;
      const answer = answers.shift() ?? 'paid';
      const order = await findOrder(db, orderId);
      if (!order) throw new Error('an order that is not there');
      if (answer === 'away') return { ok: false, reason: 'provider-away' };
      if (answer === 'refused') {
        const failure = { order, payment: paymentOf(order), declineCode: 'insufficient-funds' };
        await transact(context, (trx) =>
          context.hooks.run(paymentFailed, trx, { ...failure, isRenewal: true, at: context.now() }),
        );
        return { ok: false, reason: 'card-declined' };
      }
      charged.set(orderId, requestedCardId);
      if (answer === 'dies after charging') throw new Error('killed');
      await payFor(context, order, requestedCardId);
      return { ok: true };
    },
  };
  return { charging, charged, answers, cardId, attempts: () => attempts };
}

async function subscriber(at: string, planId = plans.month) {
  const context = createTestContext(db);
  context.advance(new Date(at).getTime() - context.now().getTime());
  const { id: userId } = await makeUser(db);
  const { charging, ...processed } = processor(context);
  await payFor(context, await orderPlan(context, userId, { planId }), processed.cardId);
  /** Runs the jobs, which run every half minute in production, until a time. */
  const runUntil = async (text: string, stepHours = 12) => {
    const until = new Date(text).getTime();
    while (context.now().getTime() < until) {
      context.advance(Math.min(stepHours * hour, until - context.now().getTime()));
      await tick();
    }
  };
  const tick = async () => {
    await renewDueSubscriptions(context, charging, 100);
    await expireSubscriptions(context, 100);
    await grantDueAllowances(context, 100);
    await announceRenewals(context, 100);
  };
  const periods = async () => {
    const rows = await db('subscription_periods as p')
      .join('subscriptions as s', 's.id', 'p.subscription_id')
      .where('s.user_id', userId)
      .orderBy('p.starts_at')
      .select<{ starts_at: Date; paid_minor: number }[]>('p.starts_at', 'p.paid_minor');
    return rows.map((row) => `${row.starts_at.toISOString().slice(0, 10)} ${row.paid_minor}`);
  };
  const countEvents = async (name: string) =>
    (await db('outbox').where({ person_id: userId, name }).pluck('id')).length;
  const end = () => findSubscriptionEnd(db, userId, context.now());
  const view = () => getSubscription(context, userId);
  return {
    ...processed,
    context,
    charging,
    userId,
    runUntil,
    tick,
    periods,
    countEvents,
    end,
    view,
  };
}

describe('a year of one subscriber', () => {
  it('begun on the 31st, through a leap day, with refusals, is one charge a month', async () => {
    const one = await subscriber('2027-08-31T22:00:00Z');
    await one.runUntil('2027-11-15T00:00:00Z', 24);
    // In November the card is declined twice, and accepted on the third day.
    one.answers.push('refused', 'refused', 'paid');
    await one.runUntil('2028-08-30T00:00:00Z', 24);
    expect(await one.periods()).toEqual([
      '2027-08-31 1999',
      '2027-09-30 1999',
      '2027-10-31 1999',
      '2027-11-30 1999',
      '2027-12-31 1999',
      '2028-01-31 1999',
      '2028-02-29 1999',
      '2028-03-31 1999',
      '2028-04-30 1999',
      '2028-05-31 1999',
      '2028-06-30 1999',
      '2028-07-31 1999',
    ]);
    expect(one.charged.size).toBe(11);
    expect(await one.countEvents('subscriptions.renewal-failed')).toBe(2);
    expect(await one.countEvents('subscriptions.renewal-announced')).toBe(12);
    expect(await getBalance(one.context, one.userId)).toBe(1200);
    expect(minuteOf(await one.end())).toBe('2028-08-31T22:00');
  });

  it('on a plan of twelve months is one charge and twelve times its tokens', async () => {
    const one = await subscriber('2027-01-31T10:00:00Z', plans.year);
    await one.runUntil('2028-01-30T00:00:00Z', 24);
    expect(await one.periods()).toEqual(['2027-01-31 9588']);
    expect(await getBalance(one.context, one.userId)).toBe(1200);
    await one.runUntil('2028-02-02T00:00:00Z', 24);
    expect(await one.periods()).toEqual(['2027-01-31 9588', '2028-01-31 23988']);
  });
});

describe('a renewal', () => {
  it('is one charge, however many workers try at once', async () => {
    const one = await subscriber('2027-03-10T00:00:00Z');
    one.context.advance(32 * day);
    await Promise.all(Array.from({ length: 5 }, one.tick));
    expect(one.attempts()).toBe(1);
    expect(await one.periods()).toHaveLength(2);
  });

  it('is finished by another worker on the same order if one dies after charging', async () => {
    const one = await subscriber('2027-03-10T00:00:00Z');
    one.answers.push('dies after charging');
    one.context.advance(32 * day);
    await expect(one.tick()).rejects.toThrow('renewals that must be tried again');
    await one.tick();
    expect(one.attempts()).toBe(1);
    one.context.advance(11 * 60_000);
    await one.tick();
    expect(one.charged.size).toBe(1);
    expect(await one.periods()).toHaveLength(2);
  });

  it('keeps access while the processor is unavailable, which counts as no refusal', async () => {
    const one = await subscriber('2027-03-10T00:00:00Z');
    one.answers.push(...Array.from({ length: 6 }, () => 'away' as const));
    // Nothing is due before the month has passed.
    await one.runUntil('2027-04-09T20:00:00Z', 12);
    await one.runUntil('2027-04-10T03:00:00Z', 0.25);
    expect(one.attempts()).toBe(7);
    expect(await one.countEvents('subscriptions.renewal-failed')).toBe(0);
    expect(await one.periods()).toEqual(['2027-03-10 1999', '2027-04-10 1999']);
  });

  it('that is refused is open in grace, tried four times, and then ends', async () => {
    const one = await subscriber('2027-03-10T00:00:00Z');
    one.answers.push(...Array.from({ length: 9 }, () => 'refused' as const));
    await one.runUntil('2027-04-11T12:00:00Z');
    expect(await one.view()).toMatchObject({ status: 'Active', isInGrace: true });
    expect(minuteOf(await one.end())).toBe('2027-04-17T00:00');
    await one.runUntil('2027-04-20T00:00:00Z');
    expect(one.attempts()).toBe(4);
    expect(await one.end()).toBeNull();
    expect(await one.view()).toMatchObject({ status: 'Expired', renewsAt: null });
    expect(await one.countEvents('subscriptions.ended')).toBe(1);
    expect(await getBalance(one.context, one.userId)).toBe(100);
  });

  it('is tried at once with another card, or on its owner’s request', async () => {
    const one = await subscriber('2027-03-10T00:00:00Z');
    one.answers.push('refused', 'refused');
    await one.runUntil('2027-04-10T06:00:00Z');
    const refused = await changePlan(
      one.context,
      { userId: one.userId, isTest: false },
      { planId: plans.year },
    );
    expect(refused).toEqual({ ok: false, reason: 'payment-due' });
    await renewSubscription(one.context, one.userId);
    await one.tick();
    expect(one.attempts()).toBe(2);
    await chooseSubscriptionCard(one.context, one.userId, one.cardId);
    await one.tick();
    expect(await one.periods()).toEqual(['2027-03-10 1999', '2027-04-10 1999']);
    expect(await one.view()).toMatchObject({ status: 'Active', isInGrace: false });
  });

  it('without a card is no attempt, and is announced as failed', async () => {
    const one = await subscriber('2027-03-10T00:00:00Z');
    one.charging.cardsOf = () => Promise.resolve([]);
    await one.runUntil('2027-04-10T06:00:00Z');
    expect(one.attempts()).toBe(0);
    expect(await one.view()).toMatchObject({ isInGrace: true });
    expect(await one.countEvents('subscriptions.renewal-failed')).toBe(1);
  });

  it('is the switch to the chosen plan, at the price that was shown', async () => {
    const one = await subscriber('2027-03-31T00:00:00Z');
    const buyer = { userId: one.userId, isTest: false };
    await changePlan(one.context, buyer, { planId: plans.quarter });
    const costlier = { monthly_minor: 4999, payment_minor: 4999, currency: 'USD' };
    const from = new Date('2027-04-01T00:00:00Z');
    await db('plan_prices').insert({ plan_id: plans.quarter, valid_from: from, ...costlier });
    await one.runUntil('2027-08-01T00:00:00Z');
    expect(await one.periods()).toEqual(['2027-03-31 1999', '2027-04-30 3897', '2027-07-31 5997']);
    await db('plan_prices').where({ monthly_minor: 4999 }).delete();
  });

  it('is never made for a user who has cancelled, or cannot sign in', async () => {
    const one = await subscriber('2027-03-10T00:00:00Z');
    await cancelSubscription(one.context, one.userId);
    const other = await subscriber('2027-03-10T00:00:00Z');
    await db('users').where({ id: other.userId }).update({ state: 'terminated' });
    for (const { runUntil } of [one, other]) await runUntil('2027-04-12T00:00:00Z');
    for (const { attempts, end } of [one, other]) {
      expect(attempts()).toBe(0);
      expect(await end()).toBeNull();
    }
  });

  it('of a trial is made at its end, at the price that was announced', async () => {
    const context = createTestContext(db);
    const { id: userId } = await makeUser(db);
    const { charging, cardId } = processor(context);
    const request = { planId: plans.month, specialOfferDurationKey: '3_DAY' };
    const order = await orderPlan(context, userId, request);
    await payFor(context, order, cardId);
    const renewsAt = (await getSubscription(context, userId))?.renewsAt ?? null;
    const announced = order.price.autoRenew?.firstAt;
    expect(Math.abs((renewsAt?.getTime() ?? 0) - (announced?.getTime() ?? 0))).toBeLessThan(60_000);
    context.advance(hour);
    await announceRenewals(context, 100);
    const notices = db('outbox').where({
      person_id: userId,
      name: 'subscriptions.renewal-announced',
    });
    const { payload } = await notices.first<{ payload: { price: unknown } }>('payload');
    expect(payload.price).toEqual({ minor: 1999, currency: 'USD' });
    context.advance(3 * day);
    await renewDueSubscriptions(context, charging, 100);
    const { id } = await db('subscriptions').where({ user_id: userId }).first<{ id: string }>('id');
    const paid = db('subscription_periods').where({ subscription_id: id }).orderBy('number');
    expect(await paid.pluck('paid_minor')).toEqual([199, 1999]);
  });
});
