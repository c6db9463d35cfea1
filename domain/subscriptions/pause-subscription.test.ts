import { expect, it } from 'vitest';
import { createTestContext, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { orderPaid } from '../payments/order-hooks';
import { findOrder } from '../payments/orders/find-order';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { announceRenewals } from './announce-renewals';
import { announceResumes } from './announce-resumes';
import { cancelSubscription, renewSubscription } from './cancel-subscription';
import { findSubscriptionEnd } from './find-subscription-end';
import { getSubscription } from './get-subscription';
import { findPauses, pauseSubscription } from './pause-subscription';
import { openDueRenewal } from './pay-due';
import { renewDueSubscriptions, type Charging } from './renew-subscriptions';
import { sellPlan } from './sell-plan';
import { buyPlan, paymentOf, plans } from './testing/buy-plan';

const { database } = await openTestContext();
const { db } = database;
const day = 24 * 3_600_000;
const minuteOf = (at: Date | undefined) => at?.toISOString().slice(0, 16);

/** Creates a subscriber with a separate clock. */
async function enter() {
  const context = createTestContext(db);
  const { id: userId } = await makeUser(db);
  await buyPlan(context, userId);
  const view = () => getSubscription(context, userId);
  const end = () => findSubscriptionEnd(db, userId, context.now());
  const charged: string[] = [];
  const charging: Charging = {
    cardsOf: () => Promise.resolve([{ id: newId(), isDefault: true, isExpired: false }]),
    async charge({ orderId }) {
      const order = await findOrder(db, orderId);
      if (!order || order.buyerId !== userId) return { ok: true };
      charged.push(orderId);
      const data = { order, payment: paymentOf(order), isRenewal: true, at: context.now() };
      await transact(context, (trx) => context.hooks.run(orderPaid, trx, data));
      return { ok: true };
    },
  };
  const renew = () => renewDueSubscriptions(context, charging, 100);
  const mails = async () =>
    db('outbox')
      .where({ person_id: userId })
      .whereIn('name', [
        'subscriptions.resume-announced',
        'subscriptions.renewal-announced',
        'subscriptions.resumed',
      ])
      .orderBy('id')
      .pluck<string[]>('name');
  return { context, userId, view, end, charged, renew, mails };
}

it('charges nothing for its months, mails before, and resumes by itself with a mail', async () => {
  const { context, userId, view, end, charged, renew, mails } = await enter();
  const before = await view();
  const offered = await findPauses(context, userId);
  expect(offered?.from).toEqual(before?.periodEndsAt);
  expect(offered?.options.map(({ months }) => months)).toEqual([1, 2, 3]);
  expect(await pauseSubscription(context, userId, 4)).toEqual({
    ok: false,
    reason: 'pause-not-possible',
  });
  const two = await pauseSubscription(context, userId, 2);
  const until = offered?.options[1]?.until;
  expect(two).toMatchObject({
    ok: true,
    subscription: {
      status: 'Paused',
      renewsAt: until,
      price: before?.price,
      pause: { from: before?.periodEndsAt, until, hasBegun: false },
    },
  });
  expect(await pauseSubscription(context, userId, 2)).toEqual(two);
  expect(await end()).toEqual(before?.periodEndsAt);
  context.advance(40 * day);
  await renew();
  await announceRenewals(context, 100);
  await announceResumes(context, 100);
  expect(charged).toEqual([]);
  expect(await end()).toBeNull();
  expect(await view()).toMatchObject({ status: 'Paused', pause: { hasBegun: true } });
  expect(await mails()).toEqual([]);
  const buyer = { userId, isTest: false };
  expect(await sellPlan(context, buyer, { planId: plans.month })).toMatchObject({
    reason: 'subscription-running',
  });
  context.advance((until?.getTime() ?? 0) - context.now().getTime() - 6 * day);
  await Promise.all([announceResumes(context, 100), announceResumes(context, 100)]);
  expect(await mails()).toEqual(['subscriptions.resume-announced']);
  context.advance(6 * day + 1000);
  await Promise.all([renew(), renew()]);
  expect(new Set(charged).size).toBe(1);
  expect(await view()).toMatchObject({ status: 'Active', pause: null, plan: before?.plan });
  expect(minuteOf((await view())?.periodStartsAt)).toBe(minuteOf(context.now()));
  expect(await mails()).toEqual(['subscriptions.resume-announced', 'subscriptions.resumed']);
  expect(await findPauses(context, userId)).toBeNull();
});

it('is taken back before it begins, and can then be chosen again', async () => {
  const { context, userId, view } = await enter();
  const before = await view();
  await pauseSubscription(context, userId, 3);
  expect(await renewSubscription(context, userId)).toEqual({ ok: true, subscription: before });
  expect(await pauseSubscription(context, userId, 1)).toMatchObject({ ok: true });
  expect(await cancelSubscription(context, userId)).toMatchObject({
    subscription: { status: 'Canceled', periodEndsAt: before?.periodEndsAt, pause: null },
  });
});

it('is ended early by a charge, or paid in checkout', async () => {
  const { context, userId, view, charged, renew } = await enter();
  await pauseSubscription(context, userId, 3);
  context.advance(45 * day);
  expect(await openDueRenewal(context, userId)).toMatchObject({ reason: 'no-subscription' });
  await renewSubscription(context, userId);
  expect(await openDueRenewal(context, userId)).toMatchObject({ ok: true });
  await renew();
  expect(charged).toHaveLength(1);
  expect(await view()).toMatchObject({ status: 'Active', pause: null });
  expect(minuteOf((await view())?.periodStartsAt)).toBe(minuteOf(context.now()));
});

it('is refused to those who have none, or have cancelled', async () => {
  const { context, userId } = await enter();
  const { id: stranger } = await makeUser(db);
  expect(await findPauses(context, stranger)).toBeNull();
  expect(await pauseSubscription(context, stranger, 1)).toMatchObject({
    reason: 'no-subscription',
  });
  await cancelSubscription(context, userId);
  expect(await findPauses(context, userId)).toBeNull();
  expect(await pauseSubscription(context, userId, 1)).toMatchObject({
    reason: 'pause-not-possible',
  });
});
