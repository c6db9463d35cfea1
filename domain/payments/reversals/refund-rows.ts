import type { Knex } from 'knex';
import type { PaymentsRow, RefundsRow } from '~/db/rows';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import type { Money } from '../../shared/money';
import { refundDue } from '../events';
import type { RefundReasonCode } from '../schema';

interface Owed {
  payment: Pick<PaymentsRow, 'id' | 'payer_id'>;
  money: Money;
  cause: 'asked' | 'given-back';
  reason?: string;
  reasonCode?: RefundReasonCode | null;
  askedBy?: string | null;
  /** True if a second person must approve first. */
  isWaiting?: boolean;
}

/** Stores a refund that is due; a job requests it from the processor. */
export async function oweRefund(
  { now }: DomainContext,
  trx: Knex.Transaction,
  { payment, money, cause, reason, reasonCode = null, askedBy = null, isWaiting = false }: Owed,
): Promise<RefundsRow> {
  const at = now();
  const [refund] = await trx('refunds')
    .insert({
      id: newId(),
      payment_id: payment.id,
      amount_minor: money.minor,
      currency: money.currency,
      cause,
      reason: reason ?? 'Paid twice, late or too much',
      reason_code: reasonCode,
      asked_by: askedBy,
      state: isWaiting ? 'waiting' : 'due',
      created_at: at,
      try_at: isWaiting ? null : at,
    })
    .returning('*');
  if (!refund) throw new Error('a refund could not be noted');
  if (!isWaiting) announceRefundDue(trx, refund, payment.payer_id);
  return refund;
}

/**
 * Publishes the event that requests a refund from the processor immediately; a sweep requests it if the
 * event is lost.
 */
export const announceRefundDue = (trx: Knex.Transaction, refund: RefundsRow, payerId: string) =>
  announce(
    trx,
    refundDue,
    { personId: payerId, aggregateId: refund.payment_id },
    { refundId: refund.id },
  );

/** Returns the amount of a payment that is refunded, due for a refund or in an open dispute. */
export async function sumGone(db: Knex, { id }: Pick<PaymentsRow, 'id'>): Promise<number> {
  const { rows } = await db.raw<{ rows: { gone: number }[] }>(
    `select coalesce((select sum(amount_minor) from refunds
                       where payment_id = :id and state not in ('failed', 'refused')), 0)::bigint
          + coalesce((select sum(amount_minor) from disputes
                       where payment_id = :id and state = 'open'), 0)::bigint as gone`,
    { id },
  );
  return rows[0]?.gone ?? 0;
}
