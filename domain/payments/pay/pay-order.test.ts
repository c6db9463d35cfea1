import { describe, expect, it } from 'vitest';
import { makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../../shared/ids';
import { findOrder } from '../orders/find-order';
import { orderPaid, paymentFailed } from '../order-hooks';
import { chargeOrder } from './charge-order';
import { settleReturn, pollPayments, expireOrders, cancelOrders } from './settle-payments';
import { carryOutRefunds } from '../reversals/refunds';
import { playProvider } from '../testing/play-provider';
import { originOf, playShop, returnUrl } from '../testing/play-shop';
import { payOrder } from './pay-order';
import { priceOf } from '../testing/products';

const { database, context } = await openTestContext();
const shop = playShop(context);
const { cards, hosted, crypto, providers } = shop;

async function buyer() {
  const { id } = await makeUser(database.db);
  return { id, order: await shop.order(id) };
}
const stateOf = async (orderId: string) => (await findOrder(database.db, orderId))?.state;
const paymentsOf = (orderId: string) =>
  database.db('payments').where({ order_id: orderId }).orderBy('created_at');
const soleOf = async (orderId: string) => {
  const [payment, ...others] = await paymentsOf(orderId);
  if (!payment || others.length > 0) throw new Error('there is not one payment');
  return payment;
};
/** Returns the ledger's bookings of an order, by account. */
const booked = async (orderId: string) => {
  const rows = await database
    .db('ledger_entries')
    .join('ledger_transfers', 'ledger_transfers.id', 'transfer_id')
    .join('ledger_accounts', 'ledger_accounts.id', 'account_id')
    .where('reference', orderId)
    .groupBy('code')
    .select<{ code: string; sum: number }[]>('code', database.db.raw('sum(amount)::bigint as sum'));
  return Object.fromEntries(rows.map(({ code, sum }) => [code, sum]));
};

describe('an order paid by a saved card', () => {
  it('is paid at its price, booked and given, once', async () => {
    const { id } = await makeUser(database.db);
    const order = await shop.order(id, { price: priceOf(1190, 190) });
    const cardId = await shop.saveCard(id);
    const paid = await shop.pay(id, order.id, { kind: 'saved_card', cardId });
    const payment = await soleOf(order.id);
    expect(paid).toEqual({
      ok: true,
      state: 'completed',
      paymentId: payment.id,
      orderId: order.id,
    });
    expect(await stateOf(order.id)).toBe('paid');
    expect(shop.times(orderPaid, order.id)).toBe(1);
    expect(await booked(order.id)).toEqual({
      'receivable:cards:USD': -1190,
      'tax:USD': 190,
      'deferred:tokens:USD': 1000,
    });
    expect(payment).toMatchObject({ card_last4: '4242', card_brand: 'visa', state: 'completed' });
  });

  it('is charged once by a hundred clicks at once', async () => {
    const { id, order } = await buyer();
    const cardId = await shop.saveCard(id);
    const before = cards.charged();
    const clicks = Array.from({ length: 100 }, () =>
      shop.pay(id, order.id, { kind: 'saved_card', cardId }),
    );
    const settled = await Promise.allSettled(clicks);
    expect(cards.charged() - before).toBe(999);
    expect(shop.times(orderPaid, order.id)).toBe(1);
    const payment = await soleOf(order.id);
    const outcomes = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(outcomes.some(({ ok }) => ok)).toBe(true);
    for (const outcome of outcomes) {
      if (outcome.ok) expect(outcome.paymentId).toBe(payment.id);
      else expect(outcome.reason).toBe('order-paid');
    }
    // On a busy machine the last request in the queue may exceed the lock timeout and fail.
    for (const one of settled) {
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: '55P03' });
    }
  });

  it('cannot be paid by another user, nor with another user’s card', async () => {
    const { id, order } = await buyer();
    const other = await buyer();
    const foreign = await shop.saveCard(other.id);
    const own = await shop.saveCard(id);
    const means = { kind: 'saved_card' as const, cardId: own };
    expect(await shop.pay(other.id, order.id, means)).toEqual({
      ok: false,
      reason: 'no-such-order',
    });
    expect(await shop.pay(id, order.id, { ...means, cardId: foreign })).toEqual({
      ok: false,
      reason: 'no-such-card',
    });
    expect(await paymentsOf(order.id)).toEqual([]);
  });

  it('that a job charges too counts no attempt of the job if the buyer’s own try is declined', async () => {
    const { id } = await buyer();
    const renewal = await shop.order(id, { rebillKey: `test:${id}` });
    const cardId = await shop.saveCard(id);
    cards.plan({ decline: 'insufficient-funds' });
    await shop.pay(id, renewal.id, { kind: 'saved_card', cardId });
    cards.plan({ decline: 'insufficient-funds' });
    await chargeOrder(context, shop.providers, { orderId: renewal.id, cardId, returnUrl });
    expect(shop.eventsOf(renewal.id)).toMatchObject([{ isRenewal: false }, { isRenewal: true }]);
  });

  it('stays open after a decline, and is paid by the next try', async () => {
    const { id, order } = await buyer();
    const cardId = await shop.saveCard(id);
    cards.plan({ decline: 'insufficient-funds' });
    const means = { kind: 'saved_card' as const, cardId };
    expect(await shop.pay(id, order.id, means)).toEqual({
      ok: false,
      reason: 'card-declined',
      declineCode: 'insufficient-funds',
      isRetryable: true,
    });
    expect(shop.times(paymentFailed, order.id)).toBe(1);
    expect(await stateOf(order.id)).toBe('open');
    expect(await shop.pay(id, order.id, means)).toMatchObject({ ok: true, state: 'completed' });
    expect(await shop.pay(id, order.id, means)).toEqual({ ok: false, reason: 'order-paid' });
  });

  it('is refused when its time is over, with a card that has expired, or without its code', async () => {
    const { id } = await makeUser(database.db);
    const expiresAt = new Date(context.now().getTime() + 1000);
    const order = await shop.order(id, { expiresAt });
    const old = await shop.saveCard(id, cards, { expiresOn: '2020-01' });
    const strict = await shop.saveCard(id, hosted);
    const pay = (cardId: string) => shop.pay(id, order.id, { kind: 'saved_card', cardId });
    expect(await pay(old)).toEqual({ ok: false, reason: 'card-expired' });
    expect(await pay(strict)).toEqual({ ok: false, reason: 'code-of-card-required' });
    context.advance(1001);
    expect(await pay(strict)).toEqual({ ok: false, reason: 'order-expired' });
    await expireOrders(context);
    expect(await stateOf(order.id)).toBe('expired');
  });
});

describe('a processor that is in trouble', () => {
  it('is unavailable: nothing is charged, and the order stays open', async () => {
    const { id, order } = await buyer();
    const cardId = await shop.saveCard(id);
    const means = { kind: 'saved_card' as const, cardId };
    cards.plan('unavailable');
    expect(await shop.pay(id, order.id, means)).toEqual({ ok: false, reason: 'provider-away' });
    expect(shop.times(paymentFailed, order.id)).toBe(0);
    expect(await stateOf(order.id)).toBe('open');
    expect(await shop.pay(id, order.id, means)).toMatchObject({ ok: true, state: 'completed' });
  });

  it('charged without answering: the charge is found, and not made a second time', async () => {
    const { id, order } = await buyer();
    const cardId = await shop.saveCard(id);
    const before = cards.charged();
    cards.plan('timeout-after');
    const means = { kind: 'saved_card' as const, cardId };
    expect(await shop.pay(id, order.id, means)).toMatchObject({ ok: true, state: 'pending' });
    expect(shop.times(orderPaid, order.id)).toBe(0);
    expect(await shop.pay(id, order.id, means)).toMatchObject({ ok: true, state: 'completed' });
    expect(cards.charged() - before).toBe(999);
    expect(shop.times(orderPaid, order.id)).toBe(1);
  });

  it('may have charged and is unreachable: no other processor is called until it answers', async () => {
    const { id, order } = await buyer();
    const cardId = await shop.saveCard(id);
    cards.plan('timeout-after');
    await shop.pay(id, order.id, { kind: 'saved_card', cardId });
    cards.isUnavailable = true;
    expect(await shop.pay(id, order.id, { kind: 'hosted' })).toMatchObject({
      ok: true,
      state: 'pending',
    });
    context.advance(3_600_000);
    await pollPayments(context, providers);
    expect(await soleOf(order.id)).toMatchObject({ state: 'pending', processor: 'cards' });
    cards.isUnavailable = false;
    context.advance(3_600_000);
    await pollPayments(context, providers);
    expect(await stateOf(order.id)).toBe('paid');
  });

  it('never received the charge: it is tried again once no request can be under way', async () => {
    const { id } = await makeUser(database.db);
    const expiresAt = new Date(context.now().getTime() + 10 * 3_600_000);
    const order = await shop.order(id, { expiresAt });
    const cardId = await shop.saveCard(id);
    cards.plan('timeout-before');
    const means = { kind: 'saved_card' as const, cardId };
    expect(await shop.pay(id, order.id, means)).toMatchObject({ ok: true, state: 'pending' });
    expect(await shop.pay(id, order.id, means)).toMatchObject({ ok: true, state: 'pending' });
    context.advance(121_000);
    expect(await shop.pay(id, order.id, means)).toMatchObject({ ok: true, state: 'completed' });
    expect((await paymentsOf(order.id)).map(({ state }) => state)).toEqual(['failed', 'completed']);
  });

  it('makes room for another that can do the same', async () => {
    const { id, order } = await buyer();
    const second = { ...hosted, id: 'hosted-2' };
    const route = [hosted, second, crypto];
    hosted.plan('unavailable');
    const { payOrder } = await import('./pay-order');
    const outcome = await payOrder(context, route, {
      buyerId: id,
      orderId: order.id,
      means: { kind: 'hosted' },
      returnUrl: 'http://localhost:3000/back',
      origin: { deviceId: null, address: '192.0.2.1' },
    });
    expect(outcome).toMatchObject({ ok: true, state: 'redirect' });
    expect((await paymentsOf(order.id)).map(({ processor, state }) => [processor, state])).toEqual([
      ['hosted', 'failed'],
      ['hosted-2', 'pending'],
    ]);
  });
});

describe('a processor that names the payment requests it receives', () => {
  const named = playProvider({ id: 'named', namesFirst: true });
  const configured = [named];
  const settle = (buyerId: string, paymentId: string) =>
    settleReturn(context, configured, { buyerId, paymentId });

  it('is queried by the name of the request, and then by that of the resulting payment', async () => {
    const { id, order } = await buyer();
    const means = { kind: 'saved_card', cardId: await shop.saveCard(id, named) } as const;
    named.plan('timeout-after');
    const tried = await payOrder(context, configured, {
      buyerId: id,
      orderId: order.id,
      means,
      returnUrl,
      origin: originOf(),
    });
    expect(tried).toMatchObject({ ok: true, state: 'pending' });
    const payment = await soleOf(order.id);
    expect(payment.provider_payment_id).toBe(`asked-${payment.id}`);
    expect(await settle(id, payment.id)).toMatchObject({ state: 'completed' });
    expect((await soleOf(order.id)).provider_payment_id).toBe(`named-${payment.id}`);
  });
});

describe('a payment on a page of the processor’s', () => {
  it('leads there, and there again for a second click', async () => {
    const { id, order } = await buyer();
    const first = await shop.pay(id, order.id, { kind: 'hosted' });
    const second = await shop.pay(id, order.id, { kind: 'hosted' });
    expect(first).toEqual({
      ok: true,
      state: 'redirect',
      url: expect.stringContaining('https://hosted.example/pay/') as string,
      paymentId: (await soleOf(order.id)).id,
      orderId: order.id,
    });
    expect(second).toEqual(first);
  });

  it('is settled by the processor’s answer, not by the address the browser returns to', async () => {
    const { id, order } = await buyer();
    await shop.pay(id, order.id, { kind: 'wallet', wallet: 'APPLEPAY' });
    const payment = await soleOf(order.id);
    const settle = () => settleReturn(context, providers, { buyerId: id, paymentId: payment.id });
    expect(await settle()).toMatchObject({ ok: true, state: 'pending' });
    hosted.settle(payment.id, 'completed');
    expect(await settle()).toMatchObject({ ok: true, state: 'completed', orderId: order.id });
    const { id: other } = await makeUser(database.db);
    const foreign = { buyerId: other, paymentId: payment.id };
    expect(await settleReturn(context, providers, foreign)).toEqual({
      ok: false,
      reason: 'no-such-payment',
    });
    const unknown = { buyerId: id, paymentId: newId() };
    expect(await settleReturn(context, providers, unknown)).toMatchObject({ ok: false });
  });

  it('that was abandoned makes room for another; if it is paid as well, it is refunded', async () => {
    const { id, order } = await buyer();
    const cardId = await shop.saveCard(id);
    await shop.pay(id, order.id, { kind: 'crypto' });
    const left = await soleOf(order.id);
    expect(await shop.pay(id, order.id, { kind: 'saved_card', cardId })).toMatchObject({
      ok: true,
      state: 'completed',
    });
    await shop.tell(crypto, [crypto.settle(left.id, 'completed')]);
    await shop.applyAll();
    expect(shop.times(orderPaid, order.id)).toBe(1);
    const before = crypto.givenBack();
    await carryOutRefunds(context, providers);
    expect(crypto.givenBack() - before).toBe(999);
    expect(await database.db('payments').where({ id: left.id }).first()).toMatchObject({
      state: 'completed',
      is_surplus: true,
      refunded_minor: 999,
    });
  });

  it('that was abandoned and paid first pays the order, and the later payment is refunded', async () => {
    const { id, order } = await buyer();
    await shop.pay(id, order.id, { kind: 'crypto' });
    const [left] = await paymentsOf(order.id);
    await shop.pay(id, order.id, { kind: 'hosted' });
    const other = (await paymentsOf(order.id)).find(({ processor }) => processor === 'hosted');
    await shop.tell(crypto, [crypto.settle(left?.id ?? '', 'completed')]);
    await shop.applyAll();
    expect(await stateOf(order.id)).toBe('paid');
    await shop.tell(hosted, [hosted.settle(other?.id ?? '', 'completed')]);
    await shop.applyAll();
    const before = hosted.givenBack();
    await carryOutRefunds(context, providers);
    expect(hosted.givenBack() - before).toBe(999);
    expect(shop.times(orderPaid, order.id)).toBe(1);
  });
});

describe('coins', () => {
  const begin = async () => {
    const { id, order } = await buyer();
    await shop.pay(id, order.id, { kind: 'crypto' });
    return { id, order, payment: await soleOf(order.id) };
  };
  const usd = (minor: number) => ({ minor, currency: 'USD' });

  it('that are too few give nothing and are looked at', async () => {
    const { id, order, payment } = await begin();
    await shop.tell(crypto, [crypto.settle(payment.id, 'expired', { received: usd(500) })]);
    await shop.applyAll();
    expect(await soleOf(order.id)).toMatchObject({
      state: 'pending',
      review: 'underpaid',
      received_minor: 500,
    });
    expect(await shop.pay(id, order.id, { kind: 'hosted' })).toEqual({
      ok: false,
      reason: 'payment-in-review',
    });
    expect(shop.times(orderPaid, order.id)).toBe(0);
  });

  it('that are too many pay the order, and the excess is refunded', async () => {
    const { order, payment } = await begin();
    await shop.tell(crypto, [crypto.settle(payment.id, 'completed', { received: usd(1200) })]);
    await shop.applyAll();
    expect(shop.times(orderPaid, order.id)).toBe(1);
    const before = crypto.givenBack();
    await carryOutRefunds(context, providers);
    expect(crypto.givenBack() - before).toBe(201);
  });

  it('that arrive late pay an order that was not paid otherwise', async () => {
    const { order, payment } = await begin();
    await shop.tell(crypto, [crypto.settle(payment.id, 'expired')]);
    await shop.applyAll();
    context.advance(4 * 3_600_000);
    await expireOrders(context);
    expect(await stateOf(order.id)).toBe('expired');
    await shop.tell(crypto, [crypto.settle(payment.id, 'completed')]);
    await shop.applyAll();
    expect(await stateOf(order.id)).toBe('paid');
    expect(shop.times(orderPaid, order.id)).toBe(1);
  });

  it('that arrive after the buyer’s orders were cancelled are refunded', async () => {
    const { id, order, payment } = await begin();
    expect(await cancelOrders(context, id)).toBe(1);
    await shop.tell(crypto, [crypto.settle(payment.id, 'completed')]);
    await shop.applyAll();
    const before = crypto.givenBack();
    await carryOutRefunds(context, providers);
    expect(crypto.givenBack() - before).toBe(999);
    expect(shop.times(orderPaid, order.id)).toBe(0);
    expect(await stateOf(order.id)).toBe('cancelled');
  });

  it.each([
    ['amount', { minor: 998, currency: 'USD' }, 'amount-mismatch'],
    ['currency', { minor: 999, currency: 'EUR' }, 'currency-mismatch'],
  ])('of another %s give nothing and are looked at', async (_what, amount, review) => {
    const { order, payment } = await begin();
    await shop.tell(crypto, [crypto.settle(payment.id, 'completed', { amount })]);
    await shop.applyAll();
    expect(await soleOf(order.id)).toMatchObject({ state: 'pending', review });
    expect(shop.times(orderPaid, order.id)).toBe(0);
  });
});
