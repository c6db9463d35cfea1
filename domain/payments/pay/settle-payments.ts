import type { PaymentsRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import { settlePayment, type Providers } from './ask-processor';
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
  /** What it brought goes back: the order was paid otherwise. */
  isGivenBack: boolean;
}

/**
 * What became of a payment that its payer comes back from, or waits for. The address they come back
 * with is never believed: the processor is asked, and where it cannot be, what is known is told.
 */
export async function settleReturn(
  context: DomainContext,
  providers: Providers,
  { buyerId, paymentId }: { buyerId: string; paymentId: string },
): Promise<SettledPayment | Refusal<'no-such-payment'>> {
  const known = await context.db('payments').where({ id: paymentId, payer_id: buyerId }).first();
  if (!known) return refuse('no-such-payment');
  const { payment } = await settlePayment(context, providers, known, 'return');
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

/** Payments asked after in one go; the rest come with the next. */
const batch = 100;
/** The longest time between two questions. */
const longestPollMs = 3_600_000;

/**
 * Asks processors what became of payments that nobody told the end of: webhooks are lost, and people
 * do not come back. Answers how many were asked after.
 */
export async function pollPayments(context: DomainContext, providers: Providers): Promise<number> {
  const due = await context
    .db('payments')
    .where({ state: 'pending' })
    .where('poll_at', '<=', context.now())
    .orderBy('poll_at')
    .limit(batch);
  for (const payment of due) {
    // First, so that a payment that cannot be asked after does not hold up the others.
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

/** Ends orders whose time is over and that nobody is paying; answers how many. */
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

/** Ends the unpaid orders of somebody whose account ends; what comes in for them goes back. */
export async function cancelOrders(context: DomainContext, buyerId: string): Promise<number> {
  return context
    .db('orders')
    .where({ buyer_id: buyerId })
    .whereIn('state', ['open', 'expired'])
    .update({ state: 'cancelled', closed_at: context.now() });
}
