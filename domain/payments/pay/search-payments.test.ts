import { expect, it } from 'vitest';
import { makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { orderList, readOrderSheet } from '../orders/list-orders';
import { playShop } from '../testing/play-shop';
import { priceOf } from '../testing/products';
import { paymentList } from './list-payments';

const { database, context } = await openTestContext();
const shop = playShop(context);

/** Creates a person who paid once. */
async function payer(minor: number) {
  const { id, email } = await makeUser(database.db);
  const order = await shop.order(id, { price: priceOf(minor) });
  const cardId = await shop.saveCard(id);
  const paid = await shop.pay(id, order.id, { kind: 'saved_card', cardId });
  if (!paid.ok) throw new Error(paid.reason);
  return { id, email, order, paymentId: paid.paymentId };
}

const find = async (where: NonNullable<Parameters<typeof paymentList.readPage>[1]['where']>) =>
  (await paymentList.readPage(context, { where, take: 50 })).items.map(({ id }) => id);

it('finds one payment by each of its names, and nothing by signs that only look like one', async () => {
  const { id, email, order, paymentId } = await payer(1190);
  await payer(2500);
  const names = [
    paymentId,
    order.id,
    order.number,
    order.number.toLowerCase(),
    `cards-${paymentId}`,
    email,
    email.slice(0, -3).toUpperCase(),
  ];
  for (const search of names)
    expect([search, await find({ search })]).toEqual([search, [paymentId]]);
  expect(await find({ search: '4242' })).toHaveLength(2);
  for (const search of ['%', '_', "' or 1=1 --", '0000', 'ZZZZ-ZZZZ', id.replace(/.$/, '~')]) {
    expect([search, await find({ search })]).toEqual([search, []]);
  }
});

it('narrows by amount, day, product and refunds, and sorts by amount', async () => {
  const cheap = await payer(700_100);
  const dear = await payer(700_900);
  const where = { amountFrom: 7001, amountTo: 7009, product: 'tokens', refunded: 'none' } as const;
  const sort = { by: 'amount', order: 'asc' } as const;
  const page = await paymentList.readPage(context, { where, sort, take: 50 });
  expect(page.items.map(({ id }) => id)).toEqual([cheap.paymentId, dear.paymentId]);
  const today = context.now().toISOString().slice(0, 10);
  expect(await find({ ...where, startedFrom: today, startedTo: today })).toHaveLength(2);
  expect(await find({ ...where, startedTo: '2026-01-01' })).toEqual([]);
  expect(await find({ ...where, refunded: 'some' })).toEqual([]);
  expect(await find({ ...where, currency: 'EUR' })).toEqual([]);
});

it('shows an order with its price and payments, found by its number or its buyer', async () => {
  const { email, order, paymentId } = await payer(1500);
  for (const search of [order.number, order.id, email]) {
    const { items } = await orderList.readPage(context, { where: { search }, take: 5 });
    expect(items.map(({ id, state }) => [id, state])).toEqual([[order.id, 'paid']]);
  }
  const sheet = await readOrderSheet(context, order.id);
  expect(sheet?.order.price.total).toEqual({ minor: 1500, currency: 'USD' });
  expect(sheet?.payments.map(({ id, state }) => [id, state])).toEqual([[paymentId, 'completed']]);
});
