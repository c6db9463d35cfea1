import type { Knex } from 'knex';
import type { DomainContext } from '../../shared/context';
import { toOrder } from '../orders/find-order';
import { methodOf } from '../orders/receipts';
import { carryOut, type StaffActRefusal, type StaffActor } from '../../staff/carry-out';
import { sumDebts } from './reverse-order';
import { refuse, type Refusal } from '../refusals';

/**
 * Returns the evidence for a disputed payment as a JSON text: the order with its frozen price, the buyer
 * and the age of their account, all events of the payment, refunds, disputes, other purchases, and the
 * origins of attempts as hashes, which show whether the device and network were the same. It contains no
 * card number, since none is stored.
 */
export async function writeDisputeEvidence(
  context: DomainContext,
  by: StaffActor,
  paymentId: string,
): Promise<Written | Refusal<'no-such-payment'> | StaffActRefusal> {
  return carryOut(context, by, { act: 'payment.open-evidence', id: paymentId }, (trx) =>
    writeEvidenceOf({ ...context, db: trx }, paymentId),
  );
}

/** Returns the evidence with its person, for an act of staff that logs it. */
export async function writeEvidenceOf(
  context: DomainContext,
  paymentId: string,
): Promise<(Written & { change: { userId: string } }) | Refusal<'no-such-payment'>> {
  const written = await gatherEvidence(context, paymentId);
  if (!written.ok) return written;
  const { userId, ...result } = written;
  return { ...result, change: { userId } };
}

/** A file with evidence. */
export interface Written {
  ok: true;
  fileName: string;
  json: string;
}

async function gatherEvidence(
  context: DomainContext,
  paymentId: string,
): Promise<(Written & { userId: string }) | Refusal<'no-such-payment'>> {
  const { db } = context;
  const payment = await db('payments').where({ id: paymentId }).first();
  const row = payment && (await db('orders').where({ id: payment.order_id }).first());
  if (!payment || !row) return refuse('no-such-payment');
  const order = toOrder(row);
  const { account, attempts, ...happened } = await readHistory(db, paymentId, order.buyerId);
  const hexed = attempts.map(({ device_mark, address_mark, ...attempt }) => ({
    ...attempt,
    device: device_mark?.toString('hex') ?? null,
    network: address_mark?.toString('hex') ?? null,
  }));
  const evidence = {
    writtenAt: context.now(),
    order,
    account: account ?? null,
    payment: {
      id: payment.id,
      processor: payment.processor,
      processorsName: payment.provider_payment_id,
      paidWith: methodOf(payment),
      amountMinor: payment.amount_minor,
      currency: payment.currency,
      state: payment.state,
      completedAt: payment.completed_at,
    },
    ...happened,
    attempts: hexed,
    owed: await sumDebts(db, order.buyerId),
  };
  const fileName = `evidence-${order.number}.json`;
  const json = JSON.stringify(evidence, null, 2);
  return { ok: true, fileName, json, userId: order.buyerId };
}

/** Reads the history of a payment and of its payer. */
async function readHistory(db: Knex, paymentId: string, buyerId: string) {
  const [account, events, refunds, disputes, otherPayments, attempts] = await Promise.all([
    db('accounts').where({ id: buyerId }).first('email', 'state', 'verified_at', 'created_at'),
    db('payment_events')
      .where({ payment_id: paymentId })
      .orderBy('id')
      .select('told_by', 'told', 'state_before', 'state_after', 'created_at'),
    db('refunds')
      .where({ payment_id: paymentId })
      .orderBy('created_at')
      .select('amount_minor', 'currency', 'cause', 'state', 'created_at', 'completed_at'),
    db('disputes')
      .where({ payment_id: paymentId })
      .orderBy('opened_at')
      .select('chargeback_id', 'amount_minor', 'reason', 'state', 'opened_at', 'answer_by'),
    db('payments')
      .where({ payer_id: buyerId, state: 'completed' })
      .whereNot({ id: paymentId })
      .orderBy('completed_at')
      .select('id', 'amount_minor', 'currency', 'card_brand', 'card_last4', 'completed_at'),
    db('charge_attempts')
      .where({ user_id: buyerId })
      .orderBy('id')
      .select('kind', 'payment_id', 'outcome', 'device_mark', 'address_mark', 'created_at'),
  ]);
  return { account, events, refunds, disputes, otherPayments, attempts };
}
