import { expect, it } from 'vitest';
import { makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { orderPaid } from '../order-hooks';
import { carryOutRefunds } from '../reversals/refunds';
import { playShop } from '../testing/play-shop';
import { settleReturn } from './settle-payments';

const { database, context } = await openTestContext();
const { db } = database;
const shop = playShop(context);
const { cards, hosted, providers } = shop;

async function buyer() {
  const { id } = await makeUser(db);
  return { id, order: await shop.order(id) };
}
const stateOf = async (id: string) => (await db('orders').where({ id }).first('state'))?.state;
const sumsOf = async (orderId: string) => {
  const { rows } = await db.raw<{ rows: { code: string; sum: number }[] }>(
    `select a.code, sum(e.amount)::bigint as sum
       from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
       join ledger_accounts a on a.id = e.account_id
      where t.reference = :orderId
         or t.reference in (select id from payments where order_id = :orderId)
         or t.reference in (select r.id from refunds r join payments p on p.id = r.payment_id
                             where p.order_id = :orderId)
      group by a.code having sum(e.amount) <> 0`,
    { orderId },
  );
  return rows;
};

it('an order for something the buyer already owns is refused before a card is charged, and expires', async () => {
  const { id, order } = await buyer();
  const cardId = await shop.saveCard(id);
  const before = cards.charged();
  shop.own(id);
  const paid = await shop.pay(id, order.id, { kind: 'saved_card', cardId });
  expect(paid).toEqual({ ok: false, reason: 'order-expired' });
  expect(cards.charged()).toBe(before);
  expect(await stateOf(order.id)).toBe('expired');
  expect(await db('payments').where({ order_id: order.id })).toEqual([]);
});

it('money that still arrives for such an order is refunded automatically, and the payer is notified', async () => {
  const { id, order } = await buyer();
  const begun = await shop.pay(id, order.id, { kind: 'hosted' });
  if (!begun.ok) throw new Error(begun.reason);
  const { paymentId } = begun;
  shop.own(id);
  await shop.tell(hosted, [hosted.settle(paymentId, 'completed')]);
  await shop.applyAll();
  expect(shop.times(orderPaid, order.id)).toBe(0);
  expect(await settleReturn(context, providers, { buyerId: id, paymentId })).toMatchObject({
    state: 'completed',
    isGivenBack: true,
  });
  expect(await stateOf(order.id)).toBe('expired');

  await carryOutRefunds(context, providers);
  expect(hosted.left(paymentId)).toBe(0);
  expect(await db('refunds').where({ payment_id: paymentId })).toMatchObject([
    { amount_minor: order.price.total.minor, cause: 'given-back', state: 'completed' },
  ]);
  expect(await sumsOf(order.id)).toEqual([]);
  const receipts = await db('outbox').where({ name: 'payments.receipt-due', person_id: id });
  expect(receipts).toHaveLength(1);
});

it('a renewal is charged although the buyer owns what it renews', async () => {
  const { id } = await makeUser(db);
  const order = await shop.order(id, { rebillKey: `test:${id}` });
  const cardId = await shop.saveCard(id);
  shop.own(id);
  const paid = await shop.pay(id, order.id, { kind: 'saved_card', cardId });
  expect(paid).toMatchObject({ ok: true, state: 'completed' });
  expect(shop.times(orderPaid, order.id)).toBe(1);
});
