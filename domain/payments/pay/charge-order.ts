import type { DomainContext } from '../../shared/context';
import { processorOf, settlePayment, type Providers } from './call-processor';
import { findOrder } from '../orders/find-order';
import { hasExpired } from '../cards/keep-card';
import { findCounting } from './payment-rows';
import { refuse, type Refusal } from '../refusals';
import { outcomeOf, tryPayment, type PayOutcome } from './try-payment';

export type ChargeOutcome = Exclude<PayOutcome, { state: 'redirect' }> | Refusal<'no-such-card'>;

/**
 * Charges a saved card for a renewal, without the person, from a job. A repeated call returns the result of
 * the first charge and makes no second one. After 'pending', the result comes through `orderPaid` or
 * `paymentFailed`. 'provider-away' does not count as a decline.
 */
export async function chargeOrder(
  context: DomainContext,
  providers: Providers,
  { orderId, cardId, returnUrl }: { orderId: string; cardId: string; returnUrl: string },
): Promise<ChargeOutcome> {
  const order = await findOrder(context.db, orderId);
  if (!order) return refuse('no-such-order');
  const existing = await findCounting(context.db, orderId);
  if (existing) {
    const { payment } = await settlePayment(context, providers, existing, 'poll');
    if (payment.state === 'pending' || payment.state === 'completed') {
      return withoutRedirect(outcomeOf(context, payment));
    }
  }
  if (order.state === 'paid') return refuse('order-paid');
  const card = await context
    .db('saved_cards')
    .where({ id: cardId, user_id: order.buyerId, removed_at: null })
    .first();
  if (!card) return refuse('no-such-card');
  if (hasExpired(card.expires_on, context.now())) return refuse('card-expired');
  const provider = processorOf(providers, card.processor);
  if (!provider?.charge) return refuse('means-unavailable');
  const account = await context.db('accounts').where({ id: order.buyerId }).first('email');
  if (!account) return refuse('no-such-card');
  const outcome = await tryPayment(context, {
    orderId,
    provider,
    card,
    wallet: null,
    savesCard: false,
    email: account.email,
    returnUrl,
    origin: null,
  });
  return withoutRedirect(outcome);
}

/** Turns a redirect into a pending payment, which expires: the person is not present to follow it. */
function withoutRedirect(outcome: PayOutcome): ChargeOutcome {
  if (!outcome.ok || outcome.state !== 'redirect') return outcome;
  const { paymentId, orderId } = outcome;
  return { ok: true, state: 'pending', paymentId, orderId };
}
