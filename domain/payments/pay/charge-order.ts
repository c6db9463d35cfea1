import type { DomainContext } from '../../shared/context';
import { processorOf, settlePayment, type Providers } from './ask-processor';
import { findOrder } from '../orders/find-order';
import { hasExpired } from '../cards/keep-card';
import { findCounting } from './payment-rows';
import { refuse, type Refusal } from '../refusals';
import { outcomeOf, tryPayment, type PayOutcome } from './try-payment';

export type ChargeOutcome = Exclude<PayOutcome, { state: 'redirect' }> | Refusal<'no-such-card'>;

/**
 * Charges a saved card for what runs already, with nobody there: a job's. Called again, it finds what
 * became of the first charge and makes no second one. 'pending' will be told by `orderPaid` or
 * `paymentFailed`; 'provider-away' is nobody's decline.
 */
export async function chargeOrder(
  context: DomainContext,
  providers: Providers,
  { orderId, cardId, returnUrl }: { orderId: string; cardId: string; returnUrl: string },
): Promise<ChargeOutcome> {
  const order = await findOrder(context.db, orderId);
  if (!order) return refuse('no-such-order');
  const known = await findCounting(context.db, orderId);
  if (known) {
    const { payment } = await settlePayment(context, providers, known, 'poll');
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

/** Nobody is there to be sent anywhere: what asks for it stays pending, and ends by itself. */
function withoutRedirect(outcome: PayOutcome): ChargeOutcome {
  if (!outcome.ok || outcome.state !== 'redirect') return outcome;
  const { paymentId, orderId } = outcome;
  return { ok: true, state: 'pending', paymentId, orderId };
}
