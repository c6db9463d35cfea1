import { expect, it } from 'vitest';
import { makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import type { ProviderEvent } from '~/providers/payments/payment-provider';
import { newId } from '../../shared/ids';
import { someStaff } from '../../staff/testing/some-staff';
import { playShop } from '../testing/play-shop';
import { priceOf } from '../testing/products';
import { answerDispute, openDisputeEvidence } from './answer-dispute';
import { disputeList, findDispute } from './list-disputes';
import { refundList } from './list-refunds';
import { approveRefund, declineRefund, refundPayment } from './refund-payment';
import { carryOutRefunds } from './refunds';

const { database, context } = await openTestContext();
const { db } = database;
const shop = playShop(context);
const staff = { ...someStaff('manager'), reason: 'Case 12' };

async function bought(minor = 1190) {
  const { id, email } = await makeUser(db);
  const order = await shop.order(id, { price: priceOf(minor) });
  const cardId = await shop.saveCard(id);
  const paid = await shop.pay(id, order.id, { kind: 'saved_card', cardId });
  if (!paid.ok) throw new Error(paid.reason);
  return { email, order, paymentId: paid.paymentId };
}

/** Has a bank take a payment back, to be answered within a number of days. */
async function disputed(days: number | null) {
  const of = await bought();
  const { paymentId } = of;
  const chargebackId = newId();
  const event = (kind: 'chargeback' | 'chargeback-reversed'): ProviderEvent => ({
    eventId: newId(),
    occurredAt: context.now(),
    kind,
    paymentId,
    providerPaymentId: `cards-${paymentId}`,
    amount: { minor: 1190, currency: 'USD' },
    chargebackId,
    ...(kind === 'chargeback' && {
      reason: 'fraudulent',
      answerBy: days === null ? undefined : new Date(context.now().getTime() + days * 86_400_000),
    }),
  });
  const tell = async (kind: 'chargeback' | 'chargeback-reversed') => {
    await shop.tell(shop.cards, [event(kind)]);
    await shop.applyAll();
  };
  await tell('chargeback');
  const row = await db('disputes').where({ payment_id: paymentId }).first('id');
  return { ...of, id: row?.id ?? '', withdraw: () => tell('chargeback-reversed') };
}

it('lists disputes by the day of their answer, and finds them by the payment', async () => {
  const [late, none, soon] = [await disputed(9), await disputed(null), await disputed(2)];
  const page = await disputeList.readPage(context, { where: { answer: 'none' }, take: 2 });
  expect(page.items.map(({ id }) => id)).toEqual([soon.id, late.id]);
  const rest = { where: { answer: 'none' }, take: 2, cursor: page.nextCursor ?? '' } as const;
  expect((await disputeList.readPage(context, rest)).items.map(({ id }) => id)).toEqual([none.id]);
  for (const search of [late.order.number, late.email, late.paymentId]) {
    const found = await disputeList.readPage(context, { where: { search }, take: 5 });
    expect(found.items.map(({ id }) => id)).toEqual([late.id]);
  }
});

it('stores one answer to a dispute, moves no money by it, and none once it has ended', async () => {
  const { id, withdraw } = await disputed(5);
  const transfers = () => db('ledger_transfers').count({ count: '*' });
  const before = await transfers();
  const contest = { disputeId: id, answer: 'contested' } as const;
  const both = [answerDispute(context, staff, contest), answerDispute(context, staff, contest)];
  expect(await Promise.all(both)).toEqual([{ ok: true }, { ok: true }]);
  expect(await findDispute(context, id)).toMatchObject({ state: 'open', answer: 'contested' });
  expect(await transfers()).toEqual(before);

  const opened = await openDisputeEvidence(context, staff, id);
  expect(opened).toMatchObject({ ok: true, json: expect.stringContaining('"fraudulent"') });
  await withdraw();
  const accept = { disputeId: id, answer: 'accepted' } as const;
  expect(await answerDispute(context, staff, accept)).toEqual({
    ok: false,
    reason: 'dispute-over',
  });
  expect(await findDispute(context, id)).toMatchObject({ state: 'reversed', answer: 'contested' });
  const acts = db('staff_actions').where({ resource_id: id }).orderBy('at');
  expect(await acts.select('act', 'reason')).toEqual([
    { act: 'dispute.answer', reason: 'Case 12' },
    { act: 'dispute.open-evidence', reason: 'Case 12' },
  ]);
  const reader = someStaff('inspectorAdmin');
  expect(await openDisputeEvidence(context, reader, id)).toMatchObject({ reason: 'forbidden' });
});

it('lists refunds in each state with their reason, requester and approver', async () => {
  const asker = someStaff('manager');
  const refund = async (minor: number, amountMinor?: number) => {
    const { paymentId, order } = await bought(minor);
    const refunded = await refundPayment(context, {
      paymentId,
      by: asker,
      reason: 'They wrote',
      reasonCode: 'duplicate',
      ...(amountMinor !== undefined && { amountMinor }),
    });
    if (!refunded.ok) throw new Error(refunded.reason);
    return { id: refunded.refundId, search: order.number };
  };
  const small = await refund(900, 300);
  const [large, declined] = [await refund(90_000), await refund(80_000)];
  const approver = someStaff('admin');
  expect(await approveRefund(context, { refundId: large.id, by: asker })).toMatchObject({
    reason: 'forbidden',
  });
  await approveRefund(context, { refundId: large.id, by: approver });
  await declineRefund(context, { refundId: declined.id, by: approver });
  await carryOutRefunds(context, shop.providers);
  const stateOf = async ({ search }: { search: string }) => {
    const { items } = await refundList.readPage(context, { where: { search }, take: 5 });
    return items.map(({ state, amount_minor, reason_code }) => [state, amount_minor, reason_code]);
  };
  expect(await stateOf(small)).toEqual([['completed', 300, 'duplicate']]);
  expect(await stateOf(large)).toEqual([['completed', 90_000, 'duplicate']]);
  expect(await stateOf(declined)).toEqual([['refused', 80_000, 'duplicate']]);
  const sorted = await refundList.readPage(context, {
    where: { state: 'completed', amountFrom: 3 },
    sort: { by: 'amount', order: 'desc' },
    take: 1,
  });
  expect(sorted.items.map(({ id }) => id)).toEqual([large.id]);
});
