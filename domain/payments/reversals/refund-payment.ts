import type { Knex } from 'knex';
import type { RefundsRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import type { Money } from '../../shared/money';
import { carryOut, type StaffActRefusal, type StaffActor } from '../../staff/carry-out';
import { lockPayment } from '../pay/payment-rows';
import { refuse, type Refusal } from '../refusals';
import type { RefundReasonCode } from '../schema';
import { paymentsSettings } from '../settings';
import { decideRefund } from './decide-refund';
import { announceRefundDue, oweRefund, sumGone } from './refund-rows';

interface RefundRequest {
  paymentId: string;
  /** By default everything that is left of the payment. */
  amountMinor?: number;
  reason: string;
  reasonCode?: RefundReasonCode;
  by: StaffActor;
}

type RefundOutcome =
  | { ok: true; refundId: string; state: 'due' | 'waiting'; money: Money }
  | Refusal<'no-such-payment' | 'nothing-to-refund' | 'refund-too-large'>
  | StaffActRefusal;

/**
 * Refunds a payment in full or in part, as requested by staff. A job calls the processor, and the product
 * is revoked once the money has been returned. Above the daily limit per staff member the refund waits for
 * a second person (`approveRefund`).
 */
export async function refundPayment(
  context: DomainContext,
  { paymentId, amountMinor, reason, reasonCode, by }: RefundRequest,
): Promise<RefundOutcome> {
  const { refund_alone_minor: alone } = await context.settings(paymentsSettings);
  const why = { ...by, reason };
  return carryOut(context, why, { act: 'payment.refund', id: paymentId }, async (trx) => {
    const locked = await lockPayment(trx, paymentId);
    if (!locked) return refuse('no-such-payment');
    const { payment } = locked;
    const decided = decideRefund(
      {
        state: payment.state,
        isSurplus: payment.is_surplus,
        amount: payment.amount_minor,
        gone: await sumGone(trx, payment),
      },
      {
        requested: amountMinor ?? null,
        secondPersonAbove: alone[payment.currency] ?? 0,
        givenToday: await sumGivenToday(context, trx, by, payment.currency),
      },
    );
    if (!decided.ok) return decided;
    const money = { minor: decided.minor, currency: payment.currency };
    const isWaiting = decided.wantsSecondPerson;
    const request = {
      payment,
      money,
      cause: 'asked',
      reason,
      reasonCode: reasonCode ?? null,
      askedBy: by.staffId,
      isWaiting,
    } as const;
    const refund = await oweRefund(context, trx, request);
    const state = isWaiting ? 'waiting' : 'due';
    const after = { refund: refund.id, ...money, state, reasonCode };
    const change = { after, userId: payment.payer_id };
    return { ok: true, refundId: refund.id, state, money, change } as const;
  });
}

/**
 * Returns the sum of a staff member's refunds in a currency within 24 hours, without refused ones. It
 * serialises this member's refunds, so that two at the same time are both counted.
 */
async function sumGivenToday(
  { now }: DomainContext,
  trx: Knex.Transaction,
  { staffId }: StaffActor,
  currency: string,
): Promise<number> {
  await trx.raw("select pg_advisory_xact_lock(hashtextextended(?, hashtext('refunds of staff')))", [
    staffId,
  ]);
  const row = await trx('refunds')
    .where({ asked_by: staffId, currency })
    .whereNotIn('state', ['refused', 'failed'])
    .where('created_at', '>', new Date(now().getTime() - 24 * 3600 * 1000))
    .sum<{ sum: string | null }>('amount_minor')
    .first();
  return Number(row?.sum ?? 0);
}

type Approval =
  { ok: true } | Refusal<'no-such-refund' | 'second-person-required'> | StaffActRefusal;

/** Approves a large refund; the staff member who requested it cannot approve it. */
export async function approveRefund(
  context: DomainContext,
  { refundId, by }: { refundId: string; by: StaffActor },
): Promise<Approval> {
  return carryOut(context, by, { act: 'refund.approve', id: refundId }, async (trx) => {
    const refund = await findWaiting(trx, refundId);
    if (!refund) return refuse('no-such-refund');
    if (refund.asked_by === by.staffId) return refuse('second-person-required');
    const changes = { state: 'due', approved_by: by.staffId, try_at: context.now() } as const;
    await trx('refunds').where({ id: refund.id }).update(changes);
    const payment = await trx('payments').where({ id: refund.payment_id }).first('payer_id');
    if (payment) announceRefundDue(trx, refund, payment.payer_id);
    return { ok: true, change: changeOf(refund, 'due', payment?.payer_id) };
  });
}

/** Declines a refund that waits for a second person. */
export async function declineRefund(
  context: DomainContext,
  { refundId, by }: { refundId: string; by: StaffActor },
): Promise<{ ok: true } | Refusal<'no-such-refund'> | StaffActRefusal> {
  return carryOut(context, by, { act: 'refund.decline', id: refundId }, async (trx) => {
    const refund = await findWaiting(trx, refundId);
    if (!refund) return refuse('no-such-refund');
    await trx('refunds').where({ id: refund.id }).update({ state: 'refused' });
    const payment = await trx('payments').where({ id: refund.payment_id }).first('payer_id');
    return { ok: true, change: changeOf(refund, 'refused', payment?.payer_id) };
  });
}

const changeOf = (refund: RefundsRow, state: 'due' | 'refused', userId: string | undefined) => ({
  before: { state: refund.state },
  after: { state, minor: refund.amount_minor, currency: refund.currency },
  userId,
});

const findWaiting = (trx: Knex.Transaction, id: string): Promise<RefundsRow | undefined> =>
  trx('refunds').where({ id, state: 'waiting' }).forUpdate().first();
