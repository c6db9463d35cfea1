import type { PaymentsRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import { settlePayment, type Providers } from './call-processor';
import { refuse, type Refusal } from '../refusals';
import type { PaymentState } from '../schema';
import { paymentsSettings } from '../settings';

export interface SettledPayment {
  ok: true;
  paymentId: string;
  orderId: string;
  state: PaymentState;
  isInReview: boolean;
  declineCode: string | null;
  /** True when the money is returned because the order was paid otherwise. */
  isGivenBack: boolean;
}

/**
 * Returns the result of a payment whose payer has returned or waits. The return address is not trusted: the
 * processor is queried, and if it is unavailable, the stored state is returned.
 */
export async function settleReturn(
  context: DomainContext,
  providers: Providers,
  { buyerId, paymentId }: { buyerId: string; paymentId: string },
): Promise<SettledPayment | Refusal<'no-such-payment'>> {
  const stored = await context.db('payments').where({ id: paymentId, payer_id: buyerId }).first();
  if (!stored) return refuse('no-such-payment');
  const { payment } = await settlePayment(context, providers, stored, 'return');
  return {
    ok: true,
    paymentId,
    orderId: payment.order_id,
    state: payment.state,
    isInReview: payment.review !== null && payment.reviewed_at === null,
    declineCode: payment.decline_code,
    isGivenBack: payment.state === 'completed' && payment.is_surplus,
  };
}

/** The number of payments per run; the rest follow in the next run. */
const batch = 100;
/** The maximum time between two polls. */
const longestPollMs = 3_600_000;

/**
 * Polls processors for pending payments, since webhooks can be lost and people may not return. Returns the
 * number of payments polled.
 */
export async function pollPayments(context: DomainContext, providers: Providers): Promise<number> {
  const due = await context
    .db('payments')
    .where({ state: 'pending' })
    .where('poll_at', '<=', context.now())
    .orderBy('poll_at')
    .limit(batch);
  for (const payment of due) {
    // The next poll is set first, so that a failing payment does not block the others.
    await putOff(context, payment);
    await settlePayment(context, providers, payment, 'poll');
  }
  return due.length;
}

async function putOff(context: DomainContext, { id, polls }: PaymentsRow): Promise<void> {
  const { payment_poll_seconds } = await context.settings(paymentsSettings);
  const waitMs = Math.min(longestPollMs, payment_poll_seconds * 1000 * 2 ** Math.min(polls, 20));
  await context
    .db('payments')
    .where({ id, state: 'pending' })
    .whereNotNull('poll_at')
    .update({ polls: polls + 1, poll_at: new Date(context.now().getTime() + waitMs) });
}

/** Closes expired orders without a pending payment; returns their number. */
export async function expireOrders(context: DomainContext): Promise<number> {
  const now = context.now();
  return context
    .db('orders')
    .where({ state: 'open' })
    .where('expires_at', '<=', now)
    .whereNotExists((paying) =>
      paying
        .from('payments')
        .whereRaw('order_id = orders.id')
        .where({ state: 'pending', is_surplus: false }),
    )
    .update({ state: 'expired', closed_at: now });
}

/** Cancels the unpaid orders of a person whose account ends; money that arrives for them is returned. */
export async function cancelOrders(context: DomainContext, buyerId: string): Promise<number> {
  return context
    .db('orders')
    .where({ buyer_id: buyerId })
    .whereIn('state', ['open', 'expired'])
    .update({ state: 'cancelled', closed_at: context.now() });
}
