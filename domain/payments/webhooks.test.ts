import { expect, it } from 'vitest';
import { makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../shared/ids';
import { orderPaid } from './order-hooks';
import { settleReturn } from './pay/settle-payments';
import { playShop } from './testing/play-shop';
import { applyWebhook } from './webhooks';

const { database, context } = await openTestContext();
const shop = playShop(context);
const { crypto, hosted, providers } = shop;

async function onPage() {
  const { id } = await makeUser(database.db);
  const order = await shop.order(id);
  const outcome = await shop.pay(id, order.id, { kind: 'hosted' });
  if (!outcome.ok) throw new Error(outcome.reason);
  return { buyerId: id, orderId: order.id, paymentId: outcome.paymentId };
}
const waiting = (provider: string) =>
  database.db('inbox').where({ provider }).whereNull('applied_at').pluck<string[]>('id');

it('a webhook is stored once however often it arrives, and applied once by concurrent workers', async () => {
  const { orderId, paymentId } = await onPage();
  const event = hosted.settle(paymentId, 'completed');
  const results = await Promise.all(Array.from({ length: 10 }, () => shop.tell(hosted, [event])));
  expect(results.map((one) => one.ok && one.stored).sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(shop.times(orderPaid, orderId)).toBe(0);
  const [inboxId = ''] = await waiting('hosted');
  const applied = await Promise.all(
    Array.from({ length: 10 }, () => applyWebhook(context, inboxId)),
  );
  expect(applied.filter(Boolean)).toHaveLength(1);
  expect(shop.times(orderPaid, orderId)).toBe(1);
});

it('before the return of the browser, after it or never, the order is paid once', async () => {
  for (const order of ['before', 'after', 'never'] as const) {
    const { buyerId, orderId, paymentId } = await onPage();
    const event = hosted.settle(paymentId, 'completed');
    const deliver = async () => {
      await shop.tell(hosted, [event]);
      await shop.applyAll();
    };
    if (order === 'before') await deliver();
    const settled = await settleReturn(context, providers, { buyerId, paymentId });
    expect(settled).toMatchObject({ ok: true, state: 'completed', orderId });
    if (order === 'after') await deliver();
    expect(shop.times(orderPaid, orderId)).toBe(1);
  }
});

it('a webhook of a second sale on one page pays the order once, and the second sale is refunded', async () => {
  const { orderId, paymentId } = await onPage();
  const first = hosted.settle(paymentId, 'completed');
  if (first.kind !== 'payment') throw new Error('no payment was told');
  const payment = { ...first.payment, providerPaymentId: `second-${paymentId}` };
  const second = { ...first, eventId: newId(), payment };
  await shop.tell(hosted, [first, second, { ...second, eventId: newId() }]);
  await shop.applyAll();
  expect(shop.times(orderPaid, orderId)).toBe(1);
  const payments = database.db('payments').where({ order_id: orderId }).orderBy('created_at');
  expect(await payments).toMatchObject([
    { id: paymentId, is_surplus: false, refunded_minor: 0 },
    { provider_payment_id: `second-${paymentId}`, is_surplus: true, state: 'completed' },
  ]);
  const refunds = await database.db('refunds').where({ payment_id: (await payments)[1]?.id ?? '' });
  expect(refunds).toMatchObject([
    { cause: 'given-back', state: 'due', amount_minor: first.payment.amount.minor },
  ]);
});

it('a webhook is refused if it is forged or from an unknown processor', async () => {
  const { paymentId } = await onPage();
  const event = hosted.settle(paymentId, 'completed');
  expect(await shop.tell(hosted, [event], 'forged')).toEqual({
    ok: false,
    reason: 'webhook-forged',
  });
  const stranger = { ...hosted, id: 'stranger' };
  expect(await shop.tell(stranger, [event])).toEqual({ ok: false, reason: 'unknown-processor' });
  expect(await waiting('hosted')).toEqual([]);
});

it('a webhook of an unknown payment, or of no payment at all, changes nothing', async () => {
  const { orderId, paymentId } = await onPage();
  const event = hosted.settle(paymentId, 'completed');
  if (event.kind !== 'payment') throw new Error('no payment is told of');
  const of = (id: string) => ({
    ...event,
    eventId: newId(),
    payment: { ...event.payment, paymentId: id },
  });
  await shop.tell(hosted, [of(newId()), of('nothing'), of("' or 1=1 --")]);
  await shop.tell(crypto, [of(paymentId)]);
  await shop.applyAll();
  expect(await waiting('hosted')).toEqual([]);
  expect(shop.times(orderPaid, orderId)).toBe(0);
});

it('a webhook is applied later if the worker that applies it dies', async () => {
  const { orderId, paymentId } = await onPage();
  await shop.tell(hosted, [hosted.settle(paymentId, 'completed')]);
  const { run } = context.hooks;
  context.hooks.run = () => Promise.reject(new Error('killed between charge and fulfilment'));
  try {
    expect(await shop.applyAll()).toBe(0);
  } finally {
    context.hooks.run = run;
  }
  const payment = await database.db('payments').where({ id: paymentId }).first();
  expect(payment?.state).toBe('pending');
  expect(await shop.applyAll()).toBe(1);
  expect(shop.times(orderPaid, orderId)).toBe(1);
});
