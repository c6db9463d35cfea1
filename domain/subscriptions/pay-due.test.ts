import { beforeEach, describe, expect, it } from 'vitest';
import { createTestContext, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { changeSubscription } from './change-subscription';
import { getSubscription } from './get-subscription';
import { findDueRenewal, openDueRenewal } from './pay-due';
import { renewDueSubscriptions, type Charging } from './renew-subscriptions';
import { orderPlan, payFor, plans } from './testing/buy-plan';

const { database } = await openTestContext();
const { db } = database;
const day = 24 * 3_600_000;

// The job processes the subscriptions of all people, including those of other tests.
beforeEach(async () => {
  await db('subscriptions').delete();
});

/** Creates a subscription from 10 March 2027 for a month, whose renewal was declined once. */
async function inGrace() {
  const context = createTestContext(db);
  context.advance(new Date('2027-03-10T12:00:00Z').getTime() - context.now().getTime());
  const { id: userId } = await makeUser(db);
  await payFor(context, await orderPlan(context, userId, { planId: plans.month }), newId());
  context.advance(31 * day + 60_000);
  const charged: string[] = [];
  const charging: Charging = {
    cardsOf: () => Promise.resolve([{ id: newId(), isDefault: true, isExpired: false }]),
    charge({ orderId }) {
      charged.push(orderId);
      return Promise.resolve({ ok: false, reason: 'order-paid' });
    },
  };
  const fail = { kind: 'renewal-failed', paymentId: newId() } as const;
  await transact(context, (trx) => changeSubscription(context, trx, { userId }, fail));
  const periods = () =>
    db('subscription_periods as p')
      .join('subscriptions as s', 's.id', 'p.subscription_id')
      .where('s.user_id', userId)
      .orderBy('p.number')
      .pluck('p.number');
  const tick = () => renewDueSubscriptions(context, charging, 100);
  return { context, userId, charged, periods, tick };
}

describe('a due renewal', () => {
  it('is shown with its price and the end of its grace period', async () => {
    const { context, userId } = await inGrace();
    const due = await findDueRenewal(db, userId, context.now());
    expect(due?.price).toEqual({ minor: 1999, currency: 'USD' });
    expect(due?.openUntil.toISOString()).toMatch(/^2027-04-17T12:00/);
    context.advance(8 * day);
    expect(await findDueRenewal(db, userId, context.now())).toBeNull();
    expect(await openDueRenewal(context, userId)).toEqual({ ok: false, reason: 'no-subscription' });
  });

  it('is one order, however often it is opened', async () => {
    const { context, userId } = await inGrace();
    const opened = await Promise.all([1, 2, 3].map(() => openDueRenewal(context, userId)));
    const ids = opened.map((one) => (one.ok ? one.order.id : one.reason));
    expect(new Set(ids).size).toBe(1);
    expect(opened[0]).toMatchObject({
      order: { kind: 'rebill', price: { total: { minor: 1999, currency: 'USD' } } },
    });
  });

  it('paid by hand is the period that was due, and nothing is tried any more', async () => {
    const { context, userId, charged, periods, tick } = await inGrace();
    const opened = await openDueRenewal(context, userId);
    if (!opened.ok) throw new Error(opened.reason);
    const cardId = newId();
    await payFor(context, opened.order, cardId);
    expect(await periods()).toEqual([1, 2]);
    const view = await getSubscription(context, userId);
    expect(view).toMatchObject({ status: 'Active', isInGrace: false, triesAgainAt: null, cardId });
    expect(view?.periodEndsAt.toISOString()).toMatch(/^2027-05-10T12:00/);
    context.advance(7 * day);
    await tick();
    expect(charged).toEqual([]);
  });

  it('paid by hand while a job holds it is one period', async () => {
    const { context, userId, charged, periods, tick } = await inGrace();
    const opened = await openDueRenewal(context, userId);
    if (!opened.ok) throw new Error(opened.reason);
    context.advance(day);
    await Promise.all([payFor(context, opened.order), tick(), tick()]);
    expect(charged.filter((id) => id !== opened.order.id)).toEqual([]);
    expect(await periods()).toEqual([1, 2]);
  });

  it('does not exist for a user who has paid or never subscribed', async () => {
    const context = createTestContext(db);
    const { id: userId } = await makeUser(db);
    expect(await openDueRenewal(context, userId)).toEqual({ ok: false, reason: 'no-subscription' });
    await payFor(context, await orderPlan(context, userId, { planId: plans.month }));
    expect(await openDueRenewal(context, userId)).toEqual({ ok: false, reason: 'no-subscription' });
    expect(await findDueRenewal(db, userId, context.now())).toBeNull();
  });
});
