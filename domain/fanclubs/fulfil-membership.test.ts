import { describe, expect, it } from 'vitest';
import { createTestContext, makeClub, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { openOrder } from '../payments/orders/open-order';
import { orderPaid, orderReversed, paymentFailed } from '../payments/order-hooks';
import type { Order } from '../payments/schema';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { postTransfer } from '../wallet/ledger/post-transfer';
import { reconcileLedger } from '../wallet/ledger/reconcile';
import { defineTransferReason } from '../wallet/schema';
import { expireMemberships } from './expire-memberships';
import { getMembership } from './list-memberships';
import { sellMembership } from './sell-membership';

const { database } = await openTestContext();
const { db } = database;
const dayMs = 24 * 3_600_000;

const untaxed = { minor: 0, rate: 0, country: null, inclusive: true, evidence: [] };

async function buy() {
  const context = createTestContext(db);
  const { creatorId, characterId } = await makeClub(context);
  const { id: userId } = await makeUser(db);
  const sold = await sellMembership(context, { userId }, { creatorId });
  if (!sold.ok) throw new Error(sold.reason);
  const price = { ...sold.price, tax: untaxed };
  const request = { buyerId: userId, product: sold.product, price, source: 'fanclub_join_modal' };
  const order = await openOrder(context, request);
  const read = () => getMembership(context, { userId, characterId });
  return { context, order, creatorId, characterId, userId, read };
}

const paymentOf = (order: Order) => ({
  id: newId(),
  amount: order.price.total,
  net: order.price.total,
  processor: 'cards',
  method: 'credit_card_payment' as const,
  wallet: null,
  savedCardId: null,
});

type Bought = Awaited<ReturnType<typeof buy>>;

const pay = ({ context, order }: Bought, isRenewal = false) =>
  transact(context, (trx) =>
    context.hooks.run(orderPaid, trx, {
      order: isRenewal ? { ...order, id: newId() } : order,
      payment: paymentOf(order),
      isRenewal,
      at: context.now(),
    }),
  );

const reverse = (
  { context, order }: Bought,
  cause: 'refund' | 'chargeback' | 'chargeback-reversed',
  { share = 1, reversalId = newId() }: { share?: number; reversalId?: string } = {},
) =>
  transact(context, (trx) =>
    context.hooks.run(orderReversed, trx, {
      order,
      payment: paymentOf(order),
      money: { minor: Math.round(799 * share), currency: 'USD' },
      share,
      isWhole: share === 1,
      isDisputed: cause === 'chargeback',
      cause,
      reversalId,
      at: context.now(),
      sayOwned: () => undefined,
    }),
  );

/** Returns the cents booked for a creator, by account. */
async function sharesOf(creatorId: string): Promise<Record<string, number>> {
  const { rows } = await db.raw<{ rows: { code: string; sum: string }[] }>(
    `select a.code, sum(e.amount) as sum from ledger_entries e
       join ledger_accounts a on a.id = e.account_id
      where a.code like '%' || ? || '%' group by a.code`,
    [creatorId],
  );
  return Object.fromEntries(rows.map(({ code, sum }) => [code.split(':')[0], Number(sum)]));
}

describe('a paid membership', () => {
  it('opens the club, and gives the creator their share, which is held', async () => {
    const bought = await buy();
    await pay(bought);
    expect(await bought.read()).toMatchObject({
      status: 'active',
      paysWith: 'money',
      price: { minor: 799, currency: 'USD' },
      renews: true,
    });
    expect(await sharesOf(bought.creatorId)).toEqual({ 'creator-held': 319 });
    expect(await reconcileLedger(db)).toMatchObject({ ok: true });
  });

  it('continues with a renewal, and is tried again if the renewal fails', async () => {
    const bought = await buy();
    await pay(bought);
    const first = await bought.read();
    bought.context.advance(30 * dayMs);
    const { context, order } = bought;
    const failed = { order, payment: paymentOf(order), declineCode: 'refused', at: context.now() };
    await transact(context, (trx) =>
      context.hooks.run(paymentFailed, trx, { ...failed, isRenewal: true }),
    );
    expect(await bought.read()).toMatchObject({ status: 'active', isOverdue: true });
    await pay(bought, true);
    const second = await bought.read();
    expect(second).toMatchObject({ isOverdue: false, memberSince: first?.memberSince });
    expect(second?.expiresAt.getTime()).toBeGreaterThan(
      (first?.expiresAt.getTime() ?? 0) + 27 * dayMs,
    );
  });

  it('that failed at first leaves nothing', async () => {
    const bought = await buy();
    const { context, order } = bought;
    const failed = { order, payment: paymentOf(order), declineCode: null, isRenewal: false };
    await transact(context, (trx) =>
      context.hooks.run(paymentFailed, trx, { ...failed, at: context.now() }),
    );
    expect(await bought.read()).toBeNull();
  });

  it('that is refunded in part stays, in whole ends, and takes the share back', async () => {
    const bought = await buy();
    await pay(bought);
    await reverse(bought, 'refund', { share: 0.5 });
    expect(await bought.read()).toMatchObject({ status: 'active' });
    expect(await sharesOf(bought.creatorId)).toEqual({ 'creator-held': 159 });
    await reverse(bought, 'refund');
    expect(await bought.read()).toMatchObject({ status: 'expired', renews: false });
    expect(await sharesOf(bought.creatorId)).toEqual({ 'creator-held': 0 });
    await reverse(bought, 'refund');
    expect(await sharesOf(bought.creatorId)).toEqual({ 'creator-held': 0 });
  });

  it('takes back payable money after all held money, and restores it in the same shares', async () => {
    const bought = await buy();
    await pay(bought);
    const { context, creatorId } = bought;
    await transact(context, (trx) =>
      postTransfer(context, trx, {
        idempotencyKey: newId(),
        reason: defineTransferReason('creator_share_release'),
        legs: [
          { account: { creator: creatorId, as: 'held' }, amount: -300, unit: 'USD' },
          { account: { creator: creatorId, as: 'payable' }, amount: 300, unit: 'USD' },
        ],
      }),
    );
    const reversalId = newId();
    await reverse(bought, 'chargeback', { reversalId });
    expect(await sharesOf(creatorId)).toEqual({ 'creator-held': 0, 'creator-payable': 0 });
    await reverse(bought, 'chargeback-reversed', { reversalId });
    expect(await sharesOf(creatorId)).toEqual({ 'creator-held': 19, 'creator-payable': 300 });
  });

  it('that is charged back ends at once, and opens again when that is withdrawn', async () => {
    const bought = await buy();
    await pay(bought);
    const before = await bought.read();
    bought.context.advance(dayMs);
    const reversalId = newId();
    await reverse(bought, 'chargeback', { reversalId });
    expect(await bought.read()).toMatchObject({ status: 'expired' });
    expect(await sharesOf(bought.creatorId)).toEqual({ 'creator-held': 0 });
    await reverse(bought, 'chargeback-reversed', { reversalId });
    expect(await bought.read()).toMatchObject({
      status: 'active',
      expiresAt: before?.expiresAt,
      renews: false,
    });
    expect(await sharesOf(bought.creatorId)).toEqual({ 'creator-held': 319 });
  });
});

it('is noted to have ended when its time is over, once', async () => {
  const bought = await buy();
  await pay(bought);
  await db('fanclub_memberships')
    .where({ user_id: bought.userId })
    .update({ renews: false, due_at: null });
  await expireMemberships(bought.context);
  expect(await bought.read()).toMatchObject({ status: 'active' });
  bought.context.advance(32 * dayMs);
  const stored = () => db('fanclub_memberships').where({ user_id: bought.userId }).pluck('status');
  expect(await stored()).toEqual(['active']);
  expect((await expireMemberships(bought.context)).expired).toBeGreaterThanOrEqual(1);
  expect(await stored()).toEqual(['expired']);
  expect(await expireMemberships(bought.context)).toEqual({ expired: 0 });
});
