import { someStaff } from '../../staff/testing/some-staff';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import type { ProviderEvent } from '~/providers/payments/payment-provider';
import { newId } from '../../shared/ids';
import { orderReversed } from '../order-hooks';
import { approveRefund, declineRefund, refundPayment } from './refund-payment';
import { carryOutRefunds } from './refunds';
import { playShop } from '../testing/play-shop';
import { priceOf } from '../testing/products';
import { writeDisputeEvidence } from './write-evidence';

const { database, context } = await openTestContext();
const shop = playShop(context);
const { cards, providers } = shop;
const other = someStaff();
/** A new staff member in each test, since the refunds of one member are added up. */
let staff = someStaff();
beforeEach(() => {
  staff = someStaff();
});

/** Creates a paid order of 11.90 $, including 1.90 $ tax. */
async function bought(minor = 1190, tax = 190) {
  const { id } = await makeUser(database.db);
  const order = await shop.order(id, { price: priceOf(minor, tax) });
  const paid = await shop.pay(id, order.id, {
    kind: 'saved_card',
    cardId: await shop.saveCard(id),
  });
  if (!paid.ok) throw new Error(`not paid: ${paid.reason}`);
  return { buyerId: id, order, paymentId: paid.paymentId };
}
const booked = async (orderId: string) => {
  const rows = await database
    .db('ledger_entries')
    .join('ledger_transfers', 'ledger_transfers.id', 'transfer_id')
    .join('ledger_accounts', 'ledger_accounts.id', 'account_id')
    .where('reference', orderId)
    .groupBy('code')
    .select<{ code: string; sum: number }[]>('code', database.db.raw('sum(amount)::bigint as sum'));
  return Object.fromEntries(rows.flatMap(({ code, sum }) => (sum === 0 ? [] : [[code, sum]])));
};
const event = (
  kind: 'chargeback' | 'chargeback-reversed',
  paymentId: string,
  chargebackId: string,
) =>
  ({
    eventId: newId(),
    occurredAt: new Date(),
    kind,
    paymentId,
    providerPaymentId: `cards-${paymentId}`,
    amount: { minor: 1190, currency: 'USD' },
    chargebackId,
    reason: 'fraudulent',
  }) satisfies ProviderEvent;

describe('a refund', () => {
  it('in parts is whole once nothing is left', async () => {
    const { order, paymentId } = await bought();
    for (const amountMinor of [590, 600]) {
      await refundPayment(context, { paymentId, reason: 'a mistake', by: staff, amountMinor });
      await carryOutRefunds(context, providers);
    }
    expect(shop.eventsOf(order.id).slice(-2)).toMatchObject([
      { money: { minor: 590 }, isWhole: false },
      { money: { minor: 600 }, isWhole: true },
    ]);
  });

  it('of the whole amount is paid back, reversed in the books and announced to the selling area', async () => {
    const { order, paymentId } = await bought();
    const result = await refundPayment(context, { paymentId, reason: 'a mistake', by: staff });
    expect(result).toMatchObject({ ok: true, state: 'due', money: { minor: 1190 } });
    const before = cards.givenBack();
    await carryOutRefunds(context, providers);
    context.advance(7 * 3_600_000);
    await carryOutRefunds(context, providers);
    expect(cards.givenBack() - before).toBe(1190);
    expect(shop.times(orderReversed, order.id)).toBe(1);
    expect(await booked(order.id)).toEqual({
      'deferred:tokens:USD': 1000,
      'refunded:USD': -1000,
    });
    expect(await refundPayment(context, { paymentId, reason: 'again', by: staff })).toEqual({
      ok: false,
      reason: 'nothing-to-refund',
    });
  });

  it('is paid back in parts, the last of which is the rest', async () => {
    const { paymentId } = await bought();
    const part = (amountMinor?: number) =>
      refundPayment(context, {
        paymentId,
        reason: 'in part',
        by: staff,
        ...(amountMinor === undefined ? {} : { amountMinor }),
      });
    expect(await part(500)).toMatchObject({ ok: true });
    expect(await part(691)).toEqual({ ok: false, reason: 'refund-too-large' });
    expect(await part()).toMatchObject({ ok: true, money: { minor: 690 } });
    await carryOutRefunds(context, providers);
    const payment = await database.db('payments').where({ id: paymentId }).first();
    expect(payment?.refunded_minor).toBe(1190);
  });

  it('never exceeds the amount paid, however many are requested at once', async () => {
    const { paymentId } = await bought();
    const results = await Promise.all(
      Array.from({ length: 10 }, () =>
        refundPayment(context, { paymentId, amountMinor: 400, reason: 'race', by: staff }),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(2);
  });

  it('of a large sum waits for the approval of a second staff member', async () => {
    const { paymentId } = await bought(20_000, 0);
    const result = await refundPayment(context, { paymentId, reason: 'large', by: staff });
    if (!result.ok) throw new Error(result.reason);
    expect(result.state).toBe('waiting');
    const { refundId } = result;
    const gone = async () =>
      (await database.db('payments').where({ id: paymentId }).first())?.refunded_minor;
    await carryOutRefunds(context, providers);
    expect(await gone()).toBe(0);
    expect(await approveRefund(context, { refundId, by: staff })).toEqual({
      ok: false,
      reason: 'second-person-required',
    });
    expect(await approveRefund(context, { refundId, by: other })).toEqual({ ok: true });
    await carryOutRefunds(context, providers);
    expect(await gone()).toBe(20_000);
    expect(await declineRefund(context, { refundId, by: other })).toEqual({
      ok: false,
      reason: 'no-such-refund',
    });
  });

  it('waits for one as well when a staff member refunded much within a day, in one currency', async () => {
    const paid = await Promise.all([bought(6_000, 0), bought(6_000, 0)]);
    const results = await Promise.all(
      paid.map(({ paymentId }) =>
        refundPayment(context, { paymentId, reason: 'in turn', by: staff }),
      ),
    );
    expect(results.map((one) => one.ok && one.state).sort()).toEqual(['due', 'waiting']);
    const { paymentId } = await bought(6_000, 0);
    const refundBy = (by: typeof staff) =>
      refundPayment(context, { paymentId, amountMinor: 3_000, reason: 'next day', by });
    expect(await refundBy(other)).toMatchObject({ state: 'due' });
    context.advance(25 * 3600 * 1000);
    expect(await refundBy(staff)).toMatchObject({ state: 'due' });
    await carryOutRefunds(context, providers);
  });

  it('is requested again while the processor is unavailable', async () => {
    const { paymentId } = await bought();
    await refundPayment(context, { paymentId, reason: 'away', by: staff });
    const before = cards.givenBack();
    cards.isUnavailable = true;
    await carryOutRefunds(context, providers);
    expect(cards.givenBack()).toBe(before);
    cards.isUnavailable = false;
    context.advance(3_600_000);
    await carryOutRefunds(context, providers);
    expect(cards.givenBack() - before).toBe(1190);
  });
});

describe('a processor that keeps no names of ours', () => {
  const refundEvent = (providerPaymentId: string, minor: number, providerRefundId = newId()) =>
    ({
      eventId: newId(),
      occurredAt: new Date(),
      kind: 'refund',
      refundId: null,
      providerRefundId,
      state: 'completed',
      paymentId: null,
      providerPaymentId,
      amount: { minor, currency: 'USD' },
    }) satisfies ProviderEvent;
  const deliver = async (...events: ProviderEvent[]) => {
    await shop.tell(cards, events);
    await shop.applyAll();
  };
  const refundsOf = (paymentId: string) =>
    database
      .db('refunds')
      .where({ payment_id: paymentId })
      .orderBy('created_at')
      .select('cause', 'state', 'amount_minor');

  it('reports a refund of ours, before or after its answer; the money goes back once', async () => {
    for (const isAnswered of [true, false]) {
      const { order, paymentId } = await bought();
      await refundPayment(context, { paymentId, reason: 'a mistake', by: staff });
      const name = `cards-${paymentId}`;
      if (isAnswered) {
        await carryOutRefunds(context, providers);
        await database
          .db('refunds')
          .where({ payment_id: paymentId })
          .update({ provider_refund_id: null });
      }
      const event = refundEvent(name, 1190);
      await deliver(event, { ...event, eventId: newId() });
      await carryOutRefunds(context, providers);
      expect(await refundsOf(paymentId)).toEqual([
        { cause: 'asked', state: 'completed', amount_minor: 1190 },
      ]);
      expect(shop.times(orderReversed, order.id)).toBe(1);
    }
  });

  it('reports a refund made at the processor beside one of ours of another amount', async () => {
    const { paymentId } = await bought();
    await refundPayment(context, {
      paymentId,
      reason: 'in part',
      by: staff,
      amountMinor: 400,
    });
    await deliver(refundEvent(`cards-${paymentId}`, 500));
    expect(await refundsOf(paymentId)).toEqual([
      { cause: 'asked', state: 'due', amount_minor: 400 },
      { cause: 'processor', state: 'completed', amount_minor: 500 },
    ]);
  });

  it('takes money back of the payment that it names itself, once that is known', async () => {
    const { order, paymentId } = await bought();
    const { chargebackId, ...rest } = event('chargeback', paymentId, newId());
    const early = { ...rest, chargebackId, paymentId: null, providerPaymentId: 'sale-of-later' };
    await deliver(early);
    expect(shop.times(orderReversed, order.id)).toBe(0);
    await database
      .db('payments')
      .where({ id: paymentId })
      .update({ provider_payment_id: 'sale-of-later' });
    await shop.applyAll();
    expect(shop.times(orderReversed, order.id)).toBe(1);
  });
});

describe('a chargeback', () => {
  it('is booked once, withdrawn once, and leaves the books as they were', async () => {
    const { order, paymentId } = await bought();
    const before = await booked(order.id);
    const id = newId();
    const chargeback = event('chargeback', paymentId, id);
    await shop.tell(cards, [chargeback, { ...chargeback, eventId: newId() }]);
    await shop.applyAll();
    expect(shop.times(orderReversed, order.id)).toBe(1);
    expect(await booked(order.id)).toEqual({
      'deferred:tokens:USD': 1000,
      'disputed:USD': -1000,
    });
    expect(await refundPayment(context, { paymentId, reason: 'too', by: staff })).toEqual({
      ok: false,
      reason: 'nothing-to-refund',
    });
    const withdrawn = event('chargeback-reversed', paymentId, id);
    await shop.tell(cards, [withdrawn, { ...withdrawn, eventId: newId() }]);
    await shop.applyAll();
    expect(shop.times(orderReversed, order.id)).toBe(2);
    expect(await booked(order.id)).toEqual(before);
  });

  it('that is withdrawn after its payer got the same in another way gives their money back', async () => {
    const { buyerId, order, paymentId } = await bought();
    const id = newId();
    await shop.tell(cards, [event('chargeback', paymentId, id)]);
    await shop.applyAll();
    shop.own(buyerId);
    const withdrawn = event('chargeback-reversed', paymentId, id);
    await shop.tell(cards, [withdrawn, { ...withdrawn, eventId: newId() }]);
    await shop.applyAll();
    await carryOutRefunds(context, providers);
    context.advance(7 * 3_600_000);
    await carryOutRefunds(context, providers);
    const refunds = await database.db('refunds').where({ payment_id: paymentId });
    expect(refunds).toMatchObject([{ state: 'completed', amount_minor: 1190 }]);
    expect(await booked(order.id)).toEqual({
      'deferred:tokens:USD': 1000,
      'refunded:USD': -1000,
    });
  });

  it('that is withdrawn before it is reported waits for the report', async () => {
    const { order, paymentId } = await bought();
    const id = newId();
    await shop.tell(cards, [event('chargeback-reversed', paymentId, id)]);
    await shop.applyAll();
    expect(shop.times(orderReversed, order.id)).toBe(0);
    await shop.tell(cards, [event('chargeback', paymentId, id)]);
    await shop.applyAll();
    await shop.applyAll();
    expect(shop.times(orderReversed, order.id)).toBe(2);
  });

  it('is answered with all that speaks for the payment, and no number of a card', async () => {
    const { order, paymentId } = await bought();
    const written = await writeDisputeEvidence(context, staff, paymentId);
    if (!written.ok) throw new Error(written.reason);
    expect(written.fileName).toBe(`evidence-${order.number}.json`);
    expect(JSON.parse(written.json)).toMatchObject({
      order: { number: order.number, price: { total: { minor: 1190 } } },
      payment: { id: paymentId, state: 'completed', paidWith: 'Visa •••• 4242' },
      events: [{ told: 'begun' }, { told: 'completed', told_by: 'answer' }],
      attempts: [{ kind: 'pay', outcome: 'completed' }],
    });
    expect(await writeDisputeEvidence(context, staff, newId())).toEqual({
      ok: false,
      reason: 'no-such-payment',
    });
  });
});

it('believes no processor about the payments of another', async () => {
  const { order, paymentId } = await bought();
  await shop.tell(shop.crypto, [event('chargeback', paymentId, newId())]);
  await shop.applyAll();
  expect(shop.times(orderReversed, order.id)).toBe(0);
});
