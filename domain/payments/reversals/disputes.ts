import type { Knex } from 'knex';
import type { PaymentsRow } from '~/db/rows';
import type { ProviderEvent } from '~/providers/payments/payment-provider';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import { bookGivenBack } from '../pay/book-money';
import { toOrder } from '../orders/find-order';
import { lockPayment } from '../pay/payment-rows';
import { announceReceipt } from '../orders/receipts';
import { oweRefund, sumGone } from './refund-rows';
import { reverseOrder } from './reverse-order';
import type { Order } from '../schema';

type Chargeback = Extract<ProviderEvent, { kind: 'chargeback' | 'chargeback-reversed' }> & {
  paymentId: string;
};

/**
 * Records a chargeback: the product is revoked, and the spent part becomes a debt. A repeat changes
 * nothing.
 */
export async function noteChargeback(
  context: DomainContext,
  trx: Knex.Transaction,
  event: Chargeback,
): Promise<void> {
  const { payment, order } = await lockCompleted(trx, event);
  const [dispute] = await trx('disputes')
    .insert({
      id: newId(),
      payment_id: payment.id,
      chargeback_id: event.chargebackId,
      amount_minor: event.amount.minor,
      currency: event.amount.currency,
      reason: event.reason?.slice(0, 500) ?? null,
      state: 'open',
      opened_at: context.now(),
      answer_by: event.answerBy ?? null,
    })
    .onConflict(['payment_id', 'chargeback_id'])
    .ignore()
    .returning('id');
  if (!dispute) return;
  if (payment.is_surplus) return takeSurplus(context, trx, payment, { ...event, id: dispute.id });
  await reverseOrder(context, trx, {
    order,
    payment,
    money: event.amount,
    cause: 'chargeback',
    reversalId: dispute.id,
  });
  const receipt = { kind: 'disputed', order, payment, minor: event.amount.minor } as const;
  await announceReceipt(context, trx, { ...receipt, at: context.now() });
}

/** Cancels the refunds of surplus money that was charged back, so that it is not returned twice. */
async function takeSurplus(
  context: DomainContext,
  trx: Knex.Transaction,
  { id: paymentId, processor }: PaymentsRow,
  { id, amount }: { id: string } & Pick<Chargeback, 'amount'>,
): Promise<void> {
  await trx('refunds')
    .where({ payment_id: paymentId })
    .whereIn('state', ['waiting', 'due'])
    .update({ state: 'refused', try_at: null });
  await bookGivenBack(context, trx, { refundId: id, processor, money: amount });
}

/**
 * Records that a chargeback was withdrawn: the money was received again, and the product is delivered
 * again. If the payer owns the product in another way by now, the rest of the payment is refunded.
 */
export async function noteChargebackReversed(
  context: DomainContext,
  trx: Knex.Transaction,
  event: Chargeback,
): Promise<void> {
  const { payment, order } = await lockCompleted(trx, event);
  const named = { payment_id: payment.id, chargeback_id: event.chargebackId };
  const dispute = await trx('disputes').where(named).first();
  if (!dispute) throw new Error('a chargeback was withdrawn before it was told');
  if (dispute.state === 'reversed') return;
  await trx('disputes')
    .where({ id: dispute.id })
    .update({ state: 'reversed', reversed_at: context.now() });
  if (payment.is_surplus) return;
  const { isOwned } = await reverseOrder(context, trx, {
    order,
    payment,
    money: { minor: dispute.amount_minor, currency: dispute.currency },
    cause: 'chargeback-reversed',
    reversalId: dispute.id,
  });
  if (isOwned) await oweWhatIsLeft(context, trx, payment);
}

async function oweWhatIsLeft(context: DomainContext, trx: Knex.Transaction, payment: PaymentsRow) {
  const minor = payment.amount_minor - (await sumGone(trx, payment));
  if (minor <= 0) return;
  const reason = 'Came again for what its payer had bought anew';
  const money = { minor, currency: payment.currency };
  await oweRefund(context, trx, { payment, money, cause: 'asked', reason });
}

async function lockCompleted(
  trx: Knex.Transaction,
  { paymentId }: Chargeback,
): Promise<{ payment: PaymentsRow; order: Order }> {
  const locked = await lockPayment(trx, paymentId);
  if (locked?.payment.state !== 'completed') {
    throw new Error('a chargeback was told before its payment');
  }
  return { payment: locked.payment, order: toOrder(locked.order) };
}
