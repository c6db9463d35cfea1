/** Tests two orders of one product, paid at the same moment: one is fulfilled, the other refunded. */
import { expect, it } from 'vitest';
import { openTestContext } from '~/db/testing/open-test-context';
import type { CheckoutRequest } from '~/domain/checkout/schema';
import { carryOutRefunds } from '~/domain/payments/reversals/refunds';
import { playProvider } from '~/domain/payments/testing/play-provider';
import { applyWebhook } from '~/domain/payments/webhooks';
import { newId } from '~/domain/shared/ids';
import { transact } from '~/domain/shared/transactions/transact';
import { plans } from '~/domain/subscriptions/testing/buy-plan';
import { grantTokens } from '~/domain/wallet/lots/grant-tokens';
import { openingBalance } from '~/domain/wallet/schema';
import { spendTokens } from '~/domain/wallet/spends/spend-tokens';
import { reconcileLedger } from '~/domain/wallet/ledger/reconcile';
import { welcome, type Customer } from './testing/customer';
import { fillShelves } from './testing/shelves';

const { database, context } = await openTestContext();
const { db } = database;
const shelves = await fillShelves(context);
const [, , , , club, asset] = shelves.requests;
if (!club || !asset) throw new Error('there is nothing on a shelf');
let houses = 0;

function enter(): Promise<Customer> {
  houses += 1;
  return welcome(context, {
    cards: playProvider({ id: `cards-${houses}` }),
    hosted: playProvider({ id: `hosted-${houses}`, kind: 'hosted' }),
    crypto: playProvider({ id: `crypto-${houses}`, kind: 'crypto' }),
  });
}

async function open(customer: Customer, request: CheckoutRequest): Promise<string> {
  const opened = await customer.open(request);
  if (!opened.ok) throw new Error(opened.reason);
  return opened.order.id;
}

/** The causes of a second order of a product: another plan, or a changed price. */
const cases = [
  {
    what: 'a plan',
    requests: [
      { variant: 'subscriptions', productId: plans.month },
      { variant: 'subscriptions', productId: plans.quarter },
    ],
    between: () => Promise.resolve(0),
    given:
      'select count(*)::int as given from subscription_periods p join orders o on o.id = p.order_id where o.buyer_id = ?',
  },
  {
    what: 'a club',
    requests: [club, club],
    between: () =>
      db('fanclubs').where({ character_id: shelves.club.characterId }).increment('price', 100),
    given:
      'select count(*)::int as given from fanclub_periods p join orders o on o.id = p.order_id where o.buyer_id = ?',
  },
  {
    what: 'an asset',
    requests: [asset, asset],
    between: () => db('post_assets').where({ id: asset.productId }).increment('card_price', 100),
    given: 'select count(*)::int as given from post_asset_unlocks where user_id = ?',
  },
] as const satisfies {
  what: string;
  requests: readonly [CheckoutRequest, CheckoutRequest];
  between(): Promise<number>;
  given: string;
}[];

/** Opens two orders of one product, each with its price. */
async function openTwo(customer: Customer, { requests, between }: (typeof cases)[number]) {
  const first = await open(customer, requests[0]);
  await between();
  const second = await open(customer, requests[1]);
  expect(first).not.toBe(second);
  return [first, second] as const;
}

const statesOf = async (ids: readonly string[]) =>
  (await db('orders').whereIn('id', ids).pluck<string[]>('state')).sort();

async function countGiven({ userId }: Customer, sql: string): Promise<number | undefined> {
  const { rows } = await db.raw<{ rows: { given: number }[] }>(sql, [userId]);
  return rows[0]?.given;
}

it.each(cases)('two orders of $what: the second is refused before any charge', async (sold) => {
  const customer = await enter();
  const [first, second] = await openTwo(customer, sold);
  expect(await customer.pay(first, 'saved')).toMatchObject({ ok: true, state: 'completed' });
  for (const way of ['saved', 'hosted'] as const) {
    expect(await customer.pay(second, way)).toEqual({ ok: false, reason: 'order-expired' });
  }
  expect(await statesOf([first, second])).toEqual(['expired', 'paid']);
  expect(customer.providers.flatMap(({ moved }) => moved)).toHaveLength(1);
  expect(await countGiven(customer, sold.given)).toBe(1);
});

it.each(cases)(
  'two orders of $what: when both are paid at once, one is refunded automatically',
  async (sold) => {
    const customer = await enter();
    const { hosted } = customer.processors;
    const orders = await openTwo(customer, sold);
    const payments = [];
    for (const orderId of orders) {
      hosted.plan('redirect');
      const outcome = await customer.pay(orderId, 'hosted');
      if (!outcome.ok) throw new Error(outcome.reason);
      payments.push(outcome.paymentId);
    }
    for (const paymentId of payments)
      await customer.deliverWebhook(hosted.settle(paymentId, 'completed'));
    const inbox = await db('inbox').where({ provider: hosted.id }).pluck<string[]>('id');
    // Several times each: two workers may process the same job, too.
    await Promise.all([...inbox, ...inbox, ...inbox].map((id) => applyWebhook(context, id)));
    await carryOutRefunds(context, customer.providers);

    expect(await statesOf(orders)).toEqual(['expired', 'paid']);
    expect(await countGiven(customer, sold.given)).toBe(1);
    const left = payments.map((paymentId) => hosted.left(paymentId));
    expect(left.filter((minor) => minor === 0)).toHaveLength(1);
    expect(left.filter((minor) => minor > 0)).toHaveLength(1);
    const refunds = await db('refunds').whereIn('payment_id', payments);
    expect(refunds).toMatchObject([{ cause: 'given-back', state: 'completed' }]);
    expect(await reconcileLedger(db)).toMatchObject({ ok: true, unbalancedUnits: [] });
  },
);

/** Stores the result of a purchase with tokens. */
async function openByTokens(userId: string, assetId: string): Promise<void> {
  const moved = { userId, tokens: 5, reason: openingBalance };
  await transact(context, async (trx) => {
    await grantTokens(context, trx, { ...moved, idempotencyKey: newId() });
    const spent = await spendTokens(context, trx, {
      ...moved,
      idempotencyKey: newId(),
      creatorId: null,
    });
    if (!spent.ok) throw new Error(spent.reason);
    await trx('post_asset_unlocks').insert({
      user_id: userId,
      asset_id: assetId,
      tokens: 5,
      transfer_id: spent.transferId,
      created_at: context.now(),
    });
  });
}

it('an order of an asset that was unlocked with tokens during the payment is refunded', async () => {
  const customer = await enter();
  const { hosted } = customer.processors;
  const orderId = await open(customer, asset);
  hosted.plan('redirect');
  const outcome = await customer.pay(orderId, 'hosted');
  if (!outcome.ok) throw new Error(outcome.reason);
  await openByTokens(customer.userId, asset.productId);
  await customer.deliverWebhook(hosted.settle(outcome.paymentId, 'completed'));
  const inbox = await db('inbox').where({ provider: hosted.id }).pluck<string[]>('id');
  for (const id of inbox) await applyWebhook(context, id);
  await carryOutRefunds(context, customer.providers);
  expect(hosted.left(outcome.paymentId)).toBe(0);
  expect(await statesOf([orderId])).toEqual(['expired']);
});
