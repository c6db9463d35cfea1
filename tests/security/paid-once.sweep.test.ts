import { describe, expect, it } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import { newId } from '~/domain/shared/ids';
import { reconcileLedger } from '~/domain/wallet/ledger/reconcile';
import { getBalance } from '~/domain/wallet/get-balance';
import { findOrder } from '~/domain/payments/orders/find-order';
import { applyWaitingWebhooks } from '~/domain/payments/webhooks';
import { plans } from '~/domain/subscriptions/testing/buy-plan';
import { api, openOrderOf, openShop, sendForm, type Buyer } from './testing/shop';

const shop = await openShop();
const { site } = shop;

/** Expects one order, one payment, one delivery with one transfer, and books that balance. */
async function expectPaidOnce(fan: Buyer, orderId: string, total: number) {
  const state = async () => {
    await applyWaitingWebhooks(site.domain);
    return (await findOrder(site.owner, orderId))?.state;
  };
  // A processor that was too busy to answer sends the event later.
  await eventually(async () => expect(await state()).toBe('paid'));
  expect(await shop.charged(fan.userId)).toEqual([[total, 'USD']]);
  const orders = await site.owner('orders').where({ buyer_id: fan.userId });
  expect(orders.map(({ id, state }) => [id, state])).toEqual([[orderId, 'paid']]);
  const payments = await site.owner('payments').where({ order_id: orderId });
  expect(payments.filter(({ state }) => state === 'completed')).toHaveLength(1);
  expect(payments.filter(({ is_surplus }) => is_surplus)).toEqual([]);
  const booked = await site.owner('ledger_transfers').where({ reference: orderId });
  const keys = booked.map(({ idempotency_key }) => idempotency_key);
  expect(keys.filter((key) => key === `order-paid:${orderId}`)).toHaveLength(1);
  expect((await reconcileLedger(site.db)).ok).toBe(true);
}

describe('an order that a hundred presses pay at the same moment', () => {
  it('is charged once: two devices, calls and pages, with one key and with a key each', async () => {
    const fan = await shop.enter();
    const other = await shop.enterAgain(fan);
    const packId = await shop.packOf(100);
    const { orderId } = await openOrderOf(fan, `/token-deposit-offers/${packId}/checkout`);
    const shared = newId();
    const buy = (by: Pick<Buyer, 'post'>, key: string) =>
      by.post(
        api(`/token-deposit-offers/${packId}/buy`),
        { paymentMethodId: fan.cardId },
        { 'idempotency-key': key },
      );
    const press = (by: Buyer | typeof other) =>
      sendForm(by, `/checkout/${orderId}`, { means: 'saved', card: fan.cardId });
    const tries = Array.from({ length: 100 }, (_, index) => {
      const by = index % 2 === 0 ? fan : other;
      if (index % 4 < 2) return press(by);
      return buy(by, index % 8 < 4 ? shared : newId());
    });
    const answers = await Promise.all(tries);
    for (const { status } of answers) expect([200, 302, 409, 425, 503]).toContain(status);
    await expectPaidOnce(fan, orderId, 999);
    expect(await site.owner('token_purchases').where({ user_id: fan.userId })).toMatchObject([
      { order_id: orderId, paid_minor: 999 },
    ]);
    expect(await getBalance(site.domain, fan.userId)).toBe(110);
  });

  it('gives one period of Premium, however often it was bought', async () => {
    const fan = await shop.enter();
    const other = await shop.enterAgain(fan);
    const path = `/subscription-plans/${plans.month}`;
    const { orderId, amount } = await openOrderOf(fan, `${path}/checkout`);
    const body = { paymentMethodId: fan.cardId };
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const headers = { 'idempotency-key': newId() };
        return (index % 2 === 0 ? fan : other).post(api(`${path}/buy`), body, headers);
      }),
    );
    for (const { status } of answers) expect([200, 409, 503]).toContain(status);
    await expectPaidOnce(fan, orderId, Math.round(amount * 100));
    const periods = await site.owner('subscription_periods').where({ order_id: orderId });
    expect(periods.map(({ number }) => number)).toEqual([1]);
    const all = await site.owner('subscriptions').where({ user_id: fan.userId });
    expect(all).toMatchObject([{ id: periods[0]?.subscription_id, status: 'active' }]);
  });
});

describe('a button that is pressed twice', () => {
  it('pays once on the page, and the second press gets the same answer', async () => {
    const fan = await shop.enter();
    const packId = await shop.packOf(50);
    const { orderId } = await openOrderOf(fan, `/token-deposit-offers/${packId}/checkout`);
    const press = () => sendForm(fan, `/checkout/${orderId}`, { means: 'saved', card: fan.cardId });
    const [first, second] = await Promise.all([press(), press()]);
    for (const { status } of [first, second]) expect(status).toBe(302);
    expect((await press()).status).toBe(302);
    await expectPaidOnce(fan, orderId, 499);
  });

  it('pays once by the call, though each press had a key of its own', async () => {
    const fan = await shop.enter();
    const packId = await shop.packOf(50);
    const { orderId } = await openOrderOf(fan, `/token-deposit-offers/${packId}/checkout`);
    const buy = () =>
      fan.post(
        api(`/token-deposit-offers/${packId}/buy`),
        { paymentMethodId: fan.cardId },
        { 'idempotency-key': newId() },
      );
    expect((await buy()).status).toBe(200);
    expect(await buy()).toMatchObject({ status: 409, body: { data: { code: 'order-paid' } } });
    await expectPaidOnce(fan, orderId, 499);
  });

  it('buys again after checkout was opened again', async () => {
    const fan = await shop.enter();
    const packId = await shop.packOf(50);
    const path = `/token-deposit-offers/${packId}`;
    const checkOutAndBuy = async () => {
      await openOrderOf(fan, `${path}/checkout`);
      return fan.post(api(`${path}/buy`), { paymentMethodId: fan.cardId });
    };
    expect((await checkOutAndBuy()).status).toBe(200);
    expect((await checkOutAndBuy()).status).toBe(200);
    expect(await shop.charged(fan.userId)).toEqual([
      [499, 'USD'],
      [499, 'USD'],
    ]);
  });
});

it('a later call charges the amount that checkout showed, though the price has changed since', async () => {
  const fan = await shop.enter();
  const packId = await shop.packOf(200);
  const path = `/token-deposit-offers/${packId}`;
  const { orderId, amount } = await openOrderOf(fan, `${path}/checkout`);
  const now = new Date();
  const [terms] = await site.owner('token_offer_terms').where({ offer_id: packId });
  await site.owner('token_offer_terms').insert({ ...terms, valid_from: now, price_minor: 2999 });
  const { body } = await fan.post(api(`${path}/buy`), { paymentMethodId: fan.cardId });
  expect(body).toMatchObject({ data: { id: orderId, amount } });
  expect(await shop.charged(fan.userId)).toEqual([[Math.round(amount * 100), 'USD']]);
  const again = await openOrderOf(fan, `${path}/checkout`);
  expect(again).toMatchObject({ amount: 29.99 });
});
