import { describe, expect, it } from 'vitest';
import { createTestContext, makeSession, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { changeAccountState } from '../account-states/testing/change-account-state';
import { requestDeletion } from '../deletions/request-deletion';
import { newId } from '../shared/ids';
import { addPeriods } from '../shared/time/periods';
import { transact } from '../shared/transactions/transact';
import { getBalance } from '../wallet/get-balance';
import {
  cancelSubscription,
  chooseSubscriptionCard,
  renewSubscription,
} from './cancel-subscription';
import { advanceSubscription } from './advance-subscription';
import { changePlan, keepPlan } from './change-plan';
import { expireSubscriptions } from './expire-subscriptions';
import { findSubscriptionEnd } from './find-subscription-end';
import { getSubscription } from './get-subscription';
import { grantDueAllowances } from './grant-allowance';
import { quoteChange } from './quote-change';
import { recordCancellationStep } from './record-cancellation-step';
import { buyPlan, orderPlan, payFor, plans } from './testing/buy-plan';
import { reverse } from './testing/reverse';

const { database } = await openTestContext();
const { db } = database;
const day = 24 * 3_600_000;
const usd = (minor: number) => ({ minor, currency: 'USD' });

/** Creates a person with a separate clock. */
async function enter() {
  const context = createTestContext(db);
  const { id: userId, email } = await makeUser(db);
  const end = () => findSubscriptionEnd(db, userId, context.now());
  const view = () => getSubscription(context, userId);
  const balance = () => getBalance(context, userId);
  return { context, userId, email, end, view, balance };
}

const eventsOf = async (userId: string) =>
  db('outbox')
    .where({ person_id: userId })
    .whereLike('name', 'subscriptions.%')
    .orderBy('id')
    .pluck<string[]>('name');

describe('a plan that is paid', () => {
  it('grants its period, its tokens and its bonus, and is announced to open pages', async () => {
    const { context, userId, view, balance, end } = await enter();
    await db('subscription_bonus_offers').insert({
      key: 'night',
      plan_id: plans.quarter,
      tokens: 150,
      starts_at: new Date(0),
      ends_at: new Date(context.now().getTime() + day),
    });
    const order = await orderPlan(context, userId, { planId: plans.quarter });
    const cardId = newId();
    await payFor(context, order, cardId);
    await db('subscription_bonus_offers').delete();
    const shown = await view();
    expect(shown).toMatchObject({
      status: 'Active',
      isInGrace: false,
      plan: { id: plans.quarter, name: '3 months', durationMonths: 3 },
      price: usd(5997),
      specialOfferKey: null,
      nextSubscription: null,
      cardId,
      canceledAt: null,
    });
    expect(shown?.renewsAt).toEqual(shown?.periodEndsAt);
    expect(await end()).toEqual(shown?.periodEndsAt);
    expect(await balance()).toBe(250);
    expect(await eventsOf(userId)).toEqual(['subscriptions.changed']);
    const paid = await db('subscription_periods').where({ order_id: order.id }).first();
    expect(paid).toMatchObject({ number: 1, plan_id: plans.quarter, paid_minor: 3897 });

    // The payment is reported a second time.
    await payFor(context, order, cardId);
    expect(await view()).toEqual(shown);
    expect(await balance()).toBe(250);
  });

  it('is two periods if two orders were paid at once', async () => {
    const { context, userId, view } = await enter();
    const [one, other] = [
      await orderPlan(context, userId, { planId: plans.month }),
      await orderPlan(context, userId, { planId: plans.year }),
    ];
    await Promise.all([payFor(context, one), payFor(context, other)]);
    const shown = await view();
    const months = (shown?.periodEndsAt.getTime() ?? 0) - context.now().getTime();
    expect(Math.round(months / day / 30.4)).toBe(13);
    expect(await db('subscriptions').where({ user_id: userId })).toHaveLength(1);
    expect(
      await db('subscription_periods')
        .whereIn('order_id', [one.id, other.id])
        .orderBy('number')
        .pluck('number'),
    ).toEqual([1, 2]);
  });

  it('brings the tokens of each of its months when that begins, once', async () => {
    const { context, userId, balance } = await enter();
    await buyPlan(context, userId, { planId: plans.quarter });
    expect(await balance()).toBe(100);
    context.advance(32 * day);
    await Promise.all([grantDueAllowances(context, 100), grantDueAllowances(context, 100)]);
    expect(await balance()).toBe(200);
    // The job that grants tokens did not run for a while.
    context.advance(90 * day);
    await grantDueAllowances(context, 100);
    expect(await balance()).toBe(300);
    const reasons = db('ledger_transfers').where({ reason: 'monthly_allowance' });
    const { id } = await db('subscriptions').where({ user_id: userId }).first<{ id: string }>('id');
    expect(await reasons.clone().where({ reference: id })).toHaveLength(3);
  });
});

describe('leaving', () => {
  it('takes one call, keeps the paid period, and can be taken back', async () => {
    const { context, userId, view, end } = await enter();
    await buyPlan(context, userId);
    const before = await view();
    const left = await cancelSubscription(context, userId, { reason: 'privacy', comment: 'bye' });
    expect(left).toMatchObject({
      ok: true,
      subscription: { status: 'Canceled', renewsAt: null, price: null },
    });
    expect(await end()).toEqual(before?.periodEndsAt);
    expect(await cancelSubscription(context, userId)).toEqual(left);
    const kept = await renewSubscription(context, userId);
    expect(kept).toEqual({ ok: true, subscription: before });
    const acts = await db('cancellation_steps')
      .where({ user_id: userId })
      .orderBy('id')
      .select('step', 'action', 'reason', 'comment');
    expect(acts).toEqual([
      { step: 1, action: 'cancel', reason: 'privacy', comment: 'bye' },
      { step: 6, action: 'renew', reason: null, comment: null },
    ]);
    expect(await eventsOf(userId)).toEqual([
      'subscriptions.changed',
      'subscriptions.changed',
      'subscriptions.canceled',
      'subscriptions.changed',
    ]);
  });

  it('ends access with the period; buying again then starts a separate subscription', async () => {
    const { context, userId, view, end } = await enter();
    await buyPlan(context, userId);
    await cancelSubscription(context, userId);
    context.advance(32 * day);
    expect(await end()).toBeNull();
    expect(await view()).toMatchObject({ status: 'Expired', renewsAt: null });
    expect(await renewSubscription(context, userId)).toEqual({
      ok: false,
      reason: 'no-subscription',
    });
    await Promise.all([expireSubscriptions(context, 100), expireSubscriptions(context, 100)]);
    expect(
      (await eventsOf(userId)).filter((name) => name === 'subscriptions.changed'),
    ).toHaveLength(3);
    await buyPlan(context, userId, { planId: plans.year });
    expect(await view()).toMatchObject({ status: 'Active', plan: { durationMonths: 12 } });
    expect(await db('subscriptions').where({ user_id: userId })).toHaveLength(2);
  });

  it('can go through six steps, each recorded with its time', async () => {
    const { context, userId } = await enter();
    await buyPlan(context, userId);
    const record = (step: number, action: 'open' | 'continue' | 'cancel') =>
      recordCancellationStep(context, userId, { step, action });
    expect(await record(2, 'continue')).toEqual({ ok: false, reason: 'step-out-of-order' });
    expect(await record(1, 'open')).toEqual({ ok: true, next: 1 });
    for (const step of [1, 2, 3, 4]) {
      expect(await record(step, 'continue')).toEqual({ ok: true, next: step + 1 });
    }
    expect(await record(4, 'continue')).toEqual({ ok: true, next: 5 });
    await cancelSubscription(context, userId, { reason: 'too-expensive' });
    expect(await record(5, 'cancel')).toEqual({ ok: true, next: 6 });
    const acts = await db('cancellation_steps')
      .where({ user_id: userId })
      .orderBy('id')
      .select<{ step: number; action: string; created_at: Date }[]>('step', 'action', 'created_at');
    expect(acts.map(({ step, action }) => `${step} ${action}`)).toEqual([
      '1 open',
      '1 continue',
      '2 continue',
      '3 continue',
      '4 continue',
      '5 cancel',
    ]);
    expect(acts.every(({ created_at }) => created_at <= context.now())).toBe(true);
  });

  it('changes nothing for a user without a subscription', async () => {
    const { context, userId, view } = await enter();
    const none = { ok: false, reason: 'no-subscription' };
    expect(await cancelSubscription(context, userId)).toEqual(none);
    expect(await renewSubscription(context, userId)).toEqual(none);
    expect(await chooseSubscriptionCard(context, userId, newId())).toEqual(none);
    expect(await recordCancellationStep(context, userId, { step: 1, action: 'open' })).toEqual(
      none,
    );
    expect(await view()).toBeNull();
  });
});

describe('another plan', () => {
  it('follows at its price when the period ends, and can be taken back until then', async () => {
    const { context, userId, view } = await enter();
    await buyPlan(context, userId);
    const before = await view();
    const buyer = { userId, isTest: false };
    const chosen = await changePlan(context, buyer, { planId: plans.quarter });
    expect(chosen).toEqual({
      ok: true,
      subscription: {
        ...before,
        price: usd(3897),
        nextSubscription: {
          plan: { id: plans.quarter, durationMonths: 3 },
          startsAt: before?.periodEndsAt,
          price: usd(3897),
        },
      },
    });
    expect(await keepPlan(context, userId)).toEqual({ ok: true, subscription: before });
    await changePlan(context, buyer, { planId: plans.year });
    expect(await changePlan(context, buyer, { planId: plans.month })).toEqual({
      ok: true,
      subscription: before,
    });
    expect(await changePlan(context, buyer, { planId: newId() })).toEqual({
      ok: false,
      reason: 'no-such-plan',
    });
    expect((await eventsOf(userId)).slice(1)).toEqual(
      Array.from({ length: 4 }, () => 'subscriptions.next-changed'),
    );
  });

  it('is quoted before it is chosen: its price, its date, and that it follows', async () => {
    const { context, userId, view } = await enter();
    const buyer = { userId, isTest: false };
    const none = { ok: false, reason: 'no-subscription' };
    expect(await quoteChange(context, buyer, plans.quarter)).toEqual(none);
    await buyPlan(context, userId);
    const before = await view();
    const startsAt = before?.periodEndsAt ?? new Date(0);
    const quote = async () => {
      const quoted = await quoteChange(context, buyer, plans.quarter);
      return quoted.ok ? quoted.change : quoted;
    };
    expect(await quote()).toMatchObject({
      current: { months: 1, renewal: usd(1999) },
      startsAt,
      price: usd(3897),
      renewal: {
        price: usd(5997),
        period: { unit: 'month', count: 3 },
        firstAt: addPeriods(before?.periodStartsAt ?? new Date(0), { unit: 'month', count: 4 }, 1),
      },
      isCanceled: false,
      isChosen: false,
    });
    await changePlan(context, buyer, { planId: plans.quarter });
    expect(await quote()).toMatchObject({ isChosen: true });
    await cancelSubscription(context, userId);
    expect(await quote()).toMatchObject({ isCanceled: true, isChosen: false });
    expect(await quoteChange(context, buyer, plans.month)).toEqual(none);
    expect(await quoteChange(context, buyer, newId())).toEqual({
      ok: false,
      reason: 'no-such-plan',
    });
  });

  it('is not chosen at a price that was not shown', async () => {
    const { context, userId, view } = await enter();
    await buyPlan(context, userId);
    const before = await view();
    const choose = (minor: number, renewalMinor: number) =>
      changePlan(
        context,
        { userId, isTest: false },
        { planId: plans.quarter, shown: { minor, renewalMinor } },
      );
    const changed = { ok: false, reason: 'plan-price-changed' };
    expect(await choose(3797, 5997)).toEqual(changed);
    expect(await choose(3897, 5000)).toEqual(changed);
    expect(await view()).toEqual(before);
    expect(await choose(3897, 5997)).toMatchObject({ ok: true });
  });

  it('keeps a subscription that was cancelled', async () => {
    const { context, userId, view } = await enter();
    await buyPlan(context, userId);
    await cancelSubscription(context, userId);
    await changePlan(context, { userId, isTest: false }, { planId: plans.year, cardId: newId() });
    expect(await view()).toMatchObject({ status: 'Active', price: usd(9588) });
  });
});

describe('money that went back', () => {
  it('ends access at once, for all of it, and is written of', async () => {
    const { context, userId, view, end } = await enter();
    const order = await buyPlan(context, userId);
    await reverse(context, order, 'refund', 0.5);
    expect(await end()).not.toBeNull();
    await reverse(context, order, 'refund');
    expect(await end()).toBeNull();
    expect(await view()).toMatchObject({ status: 'Expired', renewsAt: null });
    expect((await eventsOf(userId)).at(-1)).toBe('subscriptions.ended');
    const { reversed_at } = await db('subscription_periods')
      .where({ order_id: order.id })
      .first<{ reversed_at: Date }>('reversed_at');
    expect(reversed_at).not.toBeNull();
  });

  it('restores the rest if a chargeback is withdrawn, without charging anything more', async () => {
    const { context, userId, view, end } = await enter();
    const order = await buyPlan(context, userId);
    const until = await end();
    await reverse(context, order, 'chargeback');
    expect(await end()).toBeNull();
    context.advance(3 * day);
    await reverse(context, order, 'chargeback-reversed');
    expect(await end()).toEqual(until);
    expect(await view()).toMatchObject({ status: 'Canceled', renewsAt: null });
  });
});

describe('an account that closes', () => {
  it('is charged nothing more, and may resume the subscription when it comes back', async () => {
    const { context, userId, view } = await enter();
    await buyPlan(context, userId);
    const session = await makeSession(context, userId);
    await requestDeletion(context, { ...session, reason: 'I found the day again.' });
    expect(await view()).toMatchObject({ status: 'Canceled', renewsAt: null });
    expect(await eventsOf(userId)).not.toContain('subscriptions.canceled');
    expect(await renewSubscription(context, userId)).toMatchObject({ ok: true });
  });

  it('is charged nothing more if staff close it, either', async () => {
    const { context, userId, view } = await enter();
    await buyPlan(context, userId);
    await changeAccountState(context, { userId, state: 'suspended' });
    expect(await view()).toMatchObject({ status: 'Canceled' });
  });
});

it('can be moved into the past, months from the anchor, and is due by it', async () => {
  const { context, userId, view, balance } = await enter();
  await buyPlan(context, userId, { planId: plans.quarter });
  const before = await view();
  const ends = await transact(context, (trx) => advanceSubscription(trx, userId, 62));
  const after = await view();
  expect(after?.periodEndsAt).toEqual(ends);
  expect(after?.renewsAt).toEqual(ends);
  const moved = (before?.periodEndsAt.getTime() ?? 0) - (ends?.getTime() ?? 0);
  expect(Math.abs(moved - 62 * day)).toBeLessThanOrEqual(3 * day);
  await grantDueAllowances(context, 1000);
  expect(await balance()).toBe(300);
});
