import type { Knex } from 'knex';
import type { PaymentsRow } from '~/db/rows';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { receiptDue } from '../events';
import type { Order } from '../schema';

interface Receipted {
  kind: 'paid' | 'refunded' | 'disputed';
  order: Order;
  payment: PaymentsRow;
  /** The amount of a partial payment or refund; by default the whole payment. */
  minor?: number;
  at?: Date;
  /** The address where the refund can be collected. */
  claimUrl?: string | null;
}

/** Requests a mail to a person about a payment or refund; none if the account is deleted. */
export async function announceReceipt(
  { seal }: Pick<DomainContext, 'seal'>,
  trx: Knex.Transaction,
  { kind, order, payment, minor = payment.amount_minor, at, claimUrl = null }: Receipted,
): Promise<void> {
  const recipient = await trx('accounts')
    .where({ id: payment.payer_id })
    .whereNot({ state: 'deleted' })
    .first('email', 'locale');
  if (!recipient) return;
  const { tax, total } = order.price;
  const about = { personId: payment.payer_id, aggregateId: payment.id };
  announce(trx, receiptDue, about, {
    ...recipient,
    userId: payment.payer_id,
    kind,
    orderNumber: order.number,
    productName: order.product.name,
    money: { minor, currency: payment.currency },
    taxMinor: Math.round((tax.minor * minor) / total.minor),
    method: methodOf(payment),
    at: (at ?? payment.completed_at ?? payment.created_at).toISOString(),
    sealedClaimUrl: claimUrl === null ? null : seal.seal(claimUrl),
  });
}

/** Returns the payment method for a receipt: card brand and four digits, wallet, or crypto. */
export function methodOf(payment: PaymentsRow): string {
  if (payment.method === 'crypto_payment') return 'crypto';
  if (payment.wallet) return payment.wallet === 'APPLEPAY' ? 'Apple Pay' : 'Google Pay';
  if (!payment.card_last4) return 'card';
  return `${payment.card_brand === 'visa' ? 'Visa' : 'Mastercard'} •••• ${payment.card_last4}`;
}
