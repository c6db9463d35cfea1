import type { Knex } from 'knex';
import type { ProviderEvent } from '~/providers/payments/payment-provider';
import type { DomainContext } from '../../shared/context';
import { idSchema } from '../../shared/ids';
import { paymentChangeOf } from './call-processor';
import { changePayment } from './change-payment';
import { noteChargeback, noteChargebackReversed } from '../reversals/disputes';
import { findCardByRegistration, updateCard } from '../cards/keep-card';
import { finishRefund, noteRefundOfProcessor } from '../reversals/refunds';

/**
 * Applies an event of a processor. Events about another processor's payments are ignored. Throws for an
 * event about a payment that is not stored yet; it is applied again later.
 */
export async function applyEvent(
  context: DomainContext,
  trx: Knex.Transaction,
  processor: string,
  event: ProviderEvent,
): Promise<void> {
  if (event.kind === 'card-updated') {
    return updateCard(context, trx, processor, event.registration);
  }
  if (event.kind === 'card-expired') {
    return expireCard(context, trx, processor, event.registrationId);
  }
  const paymentId = await findPayment(trx, processor, event);
  if (paymentId === null) return;
  switch (event.kind) {
    case 'payment':
      await changePayment(context, trx, paymentId, paymentChangeOf(event.payment, 'webhook'));
      return;
    case 'refund':
      if (event.refundId === null)
        return noteRefundOfProcessor(context, trx, { ...event, paymentId });
      return finishRefund(context, trx, { ...event, refundId: event.refundId });
    case 'chargeback':
      return noteChargeback(context, trx, { ...event, paymentId });
    case 'chargeback-reversed':
      return noteChargebackReversed(context, trx, { ...event, paymentId });
  }
}

type OfPayment = Extract<ProviderEvent, { kind: 'payment' | 'refund' | `chargeback${string}` }>;

/**
 * Returns the payment of an event, by our id or the processor's; null if the processor has no such payment.
 */
async function findPayment(
  trx: Knex.Transaction,
  processor: string,
  event: OfPayment,
): Promise<string | null> {
  const { paymentId, providerPaymentId } = event.kind === 'payment' ? event.payment : event;
  if (paymentId !== null && !idSchema.safeParse(paymentId).success) return null;
  const named = paymentId === null ? { provider_payment_id: providerPaymentId } : { id: paymentId };
  const payment = await trx('payments')
    .where({ ...named, processor })
    .first('id');
  if (payment) return payment.id;
  if (paymentId === null) throw new Error('money was told back before its payment');
  return null;
}

async function expireCard(
  { now }: DomainContext,
  trx: Knex.Transaction,
  processor: string,
  registrationId: string,
): Promise<void> {
  const card = await findCardByRegistration(trx, processor, registrationId);
  if (!card || card.expired_at) return;
  await trx('saved_cards').where({ id: card.id }).update({ expired_at: now() });
}
