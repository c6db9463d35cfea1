import type { Knex } from 'knex';
import type { PaymentsRow, SavedCardsRow } from '~/db/rows';
import type { PaymentProvider, Wallet } from '~/providers/payments/payment-provider';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import { transact } from '../../shared/transactions/transact';
import { toOrder } from '../orders/find-order';
import { closeOwned, isOwnedAlready } from './is-owned-already';
import { findCounting, lockOrder } from './payment-rows';
import { refuse, type Refusal } from '../refusals';
import { countAttempt, type Origin } from '../risk/risk-rows';
import type { Order } from '../schema';
import { paymentsSettings } from '../settings';

interface Begun {
  orderId: string;
  provider: PaymentProvider;
  card: SavedCardsRow | null;
  wallet: Wallet | null;
  savesCard: boolean;
  /** The origin of the person's attempt; null for a renewal charged by a job. */
  origin: Origin | null;
}

type Beginning =
  | { ok: true; kind: 'begun'; payment: PaymentsRow; order: Order }
  /** Another attempt was faster. */
  | { ok: true; kind: 'under-way'; payment: PaymentsRow }
  | Refusal<
      | 'no-such-order'
      | 'order-paid'
      | 'order-expired'
      | 'payment-in-review'
      | 'too-many-attempts'
      | 'purchases-paused'
    >;

/**
 * Stores a payment before a processor is called. Of several concurrent attempts one begins, and after a
 * crash the payment can still be queried. Closes the order if its buyer already owns the product.
 */
export async function beginPayment(context: DomainContext, begun: Begun): Promise<Beginning> {
  const { payment_pending_seconds, payment_poll_seconds } =
    await context.settings(paymentsSettings);
  return transact(context, async (trx) => {
    const row = await lockOrder(trx, begun.orderId);
    if (!row) return refuse('no-such-order');
    const order = toOrder(row);
    const now = context.now();
    if (order.state === 'paid') return refuse('order-paid');
    const counting = await findCounting(trx, order.id);
    if (counting?.review) return refuse('payment-in-review');
    if (counting) return { ok: true, kind: 'under-way', payment: counting };
    if (order.state !== 'open' || order.expiresAt <= now) return refuse('order-expired');
    if (await isOwnedAlready(context, trx, order)) {
      await closeOwned(context, trx, order.id);
      return refuse('order-expired');
    }
    const paymentId = newId();
    if (begun.origin) {
      const counted = await countAttempt(context, trx, {
        userId: order.buyerId,
        kind: 'pay',
        card: begun.card?.mark ?? null,
        origin: begun.origin,
        paymentId,
        isGift: order.price.isForNewcomers === true,
      });
      if (!counted.ok) return counted;
    }
    const payment = await insertPayment(trx, order, begun, {
      paymentId,
      now,
      expiresAt: new Date(now.getTime() + payment_pending_seconds * 1000),
      pollAt: new Date(now.getTime() + payment_poll_seconds * 1000),
    });
    return { ok: true, kind: 'begun', payment, order };
  });
}

async function insertPayment(
  trx: Knex.Transaction,
  order: Order,
  { provider, card, wallet, savesCard, origin }: Begun,
  at: { paymentId: string; now: Date; expiresAt: Date; pollAt: Date },
): Promise<PaymentsRow> {
  const { total } = order.price;
  const [payment] = await trx('payments')
    .insert({
      id: at.paymentId,
      order_id: order.id,
      payer_id: order.buyerId,
      method: provider.kind === 'crypto' ? 'crypto_payment' : 'credit_card_payment',
      wallet,
      processor: provider.id,
      saved_card_id: card?.id ?? null,
      card_last4: card?.last4 ?? null,
      card_brand: card?.brand ?? null,
      saves_card: savesCard,
      is_by_buyer: origin !== null,
      amount_minor: total.minor,
      currency: total.currency,
      created_at: at.now,
      expires_at: at.expiresAt,
      poll_at: at.pollAt,
    })
    .returning('*');
  if (!payment) throw new Error('a payment could not be begun');
  await trx('payment_events').insert({
    payment_id: payment.id,
    told_by: 'request',
    told: 'begun',
    state_before: 'none',
    state_after: 'pending',
    created_at: at.now,
  });
  return payment;
}
