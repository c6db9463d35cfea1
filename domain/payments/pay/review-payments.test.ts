import { someStaff } from '../../staff/testing/some-staff';
import { describe, expect, it } from 'vitest';
import { makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../../shared/ids';
import { findOrder } from '../orders/find-order';
import { orderPaid } from '../order-hooks';
import { refundPayment } from '../reversals/refund-payment';
import { playShop } from '../testing/play-shop';
import { expireReviews, listPaymentsInReview, reviewPayment } from './review-payments';
import { settleReturn } from './settle-payments';

const { database, context } = await openTestContext();
const shop = playShop(context);
const { crypto, hosted, providers } = shop;
const usd = (minor: number) => ({ minor, currency: 'USD' });
const staff = someStaff();

/** Creates an underpaid crypto payment for an order of 9.99 $. */
async function underpaid(minor = 700) {
  const { id } = await makeUser(database.db);
  const order = await shop.order(id);
  const outcome = await shop.pay(id, order.id, { kind: 'crypto' });
  if (!outcome.ok) throw new Error(outcome.reason);
  const { paymentId } = outcome;
  await shop.tell(crypto, [crypto.settle(paymentId, 'expired', { received: usd(minor) })]);
  await shop.applyAll();
  const settle = () => settleReturn(context, providers, { buyerId: id, paymentId });
  return { buyerId: id, order, paymentId, settle };
}
const decide = (paymentId: string, isApproved: boolean) =>
  reviewPayment(context, { paymentId, by: staff, isApproved });
const refundsOf = (paymentId: string) =>
  database.db('refunds').where({ payment_id: paymentId }).select('cause', 'state', 'amount_minor');

describe('a payment that does not fit its order', () => {
  it('waits for a review, is shown as in review, and is fulfilled once approved', async () => {
    const { order, paymentId, settle } = await underpaid();
    expect(await settle()).toMatchObject({ isInReview: true });
    const waiting = await listPaymentsInReview(context, { limit: 100 });
    expect(waiting.find(({ id }) => id === paymentId)).toMatchObject({
      review: 'underpaid',
      amountMinor: 999,
      receivedMinor: 700,
    });
    expect(await decide(paymentId, true)).toEqual({ ok: true });
    expect(await settle()).toMatchObject({ state: 'completed', isInReview: false });
    expect(shop.times(orderPaid, order.id)).toBe(1);
    expect((await findOrder(database.db, order.id))?.state).toBe('paid');
    const payment = await database.db('payments').where({ id: paymentId }).first();
    expect(payment).toMatchObject({
      amount_minor: 700,
      reviewed_by: staff.staffId,
      is_surplus: false,
    });
    expect(await decide(paymentId, false)).toEqual({ ok: false, reason: 'payment-not-in-review' });
    const back = { paymentId, reason: 'a mistake', by: staff };
    expect(await refundPayment(context, back)).toMatchObject({ ok: true, money: usd(700) });
  });

  it('gives nothing once declined, is refunded, and its buyer may pay again', async () => {
    const { buyerId, order, paymentId, settle } = await underpaid();
    expect(await shop.pay(buyerId, order.id, { kind: 'hosted' })).toMatchObject({
      reason: 'payment-in-review',
    });
    expect(await decide(paymentId, false)).toEqual({ ok: true });
    expect(await settle()).toMatchObject({ isInReview: false, isGivenBack: true });
    expect(shop.times(orderPaid, order.id)).toBe(0);
    expect(await refundsOf(paymentId)).toEqual([
      { cause: 'given-back', state: 'due', amount_minor: 700 },
    ]);
    expect(await shop.pay(buyerId, order.id, { kind: 'hosted' })).toMatchObject({ ok: true });
  });

  it('of another amount reported by its processor is approved with that amount', async () => {
    const { id } = await makeUser(database.db);
    const order = await shop.order(id);
    const outcome = await shop.pay(id, order.id, { kind: 'hosted' });
    if (!outcome.ok) throw new Error(outcome.reason);
    const { paymentId } = outcome;
    await shop.tell(hosted, [hosted.settle(paymentId, 'completed', { amount: usd(500) })]);
    await shop.applyAll();
    expect(await decide(paymentId, true)).toEqual({ ok: true });
    const payment = await database.db('payments').where({ id: paymentId }).first();
    expect(payment).toMatchObject({ amount_minor: 500, state: 'completed' });
  });

  it('in another currency cannot be approved; declined, nothing is known to give back', async () => {
    const { id } = await makeUser(database.db);
    const order = await shop.order(id);
    const outcome = await shop.pay(id, order.id, { kind: 'hosted' });
    if (!outcome.ok) throw new Error(outcome.reason);
    const { paymentId } = outcome;
    const amount = { minor: 999, currency: 'EUR' };
    await shop.tell(hosted, [hosted.settle(paymentId, 'completed', { amount })]);
    await shop.applyAll();
    expect(await decide(paymentId, true)).toEqual({ ok: false, reason: 'nothing-to-approve' });
    expect(await decide(paymentId, false)).toEqual({ ok: true });
    expect(await refundsOf(paymentId)).toEqual([]);
    expect(await decide(newId(), true)).toEqual({ ok: false, reason: 'payment-not-in-review' });
  });

  it('is decided once, however many decide at once', async () => {
    const { order, paymentId } = await underpaid();
    const decided = await Promise.all(
      Array.from({ length: 8 }, (_none, place) => decide(paymentId, place % 2 === 0)),
    );
    expect(decided.filter(({ ok }) => ok)).toHaveLength(1);
    const given = shop.times(orderPaid, order.id);
    expect(given + (await refundsOf(paymentId)).length).toBe(1);
  });

  it('is declined when no decision is made in time', async () => {
    const { paymentId, settle } = await underpaid();
    expect(await expireReviews(context)).toBe(0);
    context.advance(15 * 24 * 3_600_000);
    expect(await expireReviews(context)).toBe(1);
    expect(await settle()).toMatchObject({ isGivenBack: true, isInReview: false });
    const payment = await database.db('payments').where({ id: paymentId }).first();
    expect(payment?.reviewed_by).toBeNull();
  });
});
