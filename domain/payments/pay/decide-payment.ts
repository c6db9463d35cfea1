import type { Money } from '../../shared/money';
import type { OrderState, PaymentState } from '../schema';

/** How a payment stands, and its order. */
export interface PaymentFacts {
  state: PaymentState;
  amount: Money;
  order: OrderState;
  /** Its buyer has by now what the order is for, by another one. */
  isOwned: boolean;
  review: Review | null;
}

type Review = 'amount-mismatch' | 'currency-mismatch' | 'underpaid';

/** What was told of a payment, by whichever side. */
export type Told =
  /** `received`: what came in so far, where that need not be the amount. */
  | { state: 'pending'; received?: Money }
  | { state: 'completed'; amount: Money; received?: Money }
  | { state: 'failed'; declineCode: string | null }
  | { state: 'expired'; received?: Money }
  /** The processor has never heard of it, and will not: it was asked long enough ago. */
  | { state: 'unheard' };

export interface PaymentDecision {
  state: PaymentState;
  /** What follows, in the same transaction. */
  effect:
    | 'none'
    /** What was bought is given; what came beyond the amount goes back. */
    | 'fulfil'
    /** Nothing is given, and the money goes back. */
    | 'give-back'
    /** Whoever sells is told that it came to nothing. */
    | 'fail';
  /** Somebody has to look at it. */
  review: Review | null;
  receivedMinor: number | null;
}

/**
 * What becomes of a payment by what is told of it, in whichever order and however often. Completed is
 * the end: money that came has come, and goes back by a refund only. Money that comes late, after a
 * failure or an expiry, counts as well: it pays the order unless that has been paid or given up, or its
 * buyer has what it is for, and else goes back. What does not fit the amount gives nothing until somebody has looked at it.
 */
export function decidePayment(payment: PaymentFacts, told: Told): PaymentDecision {
  const received = 'received' in told ? receivedOf(payment.amount, told.received) : null;
  const stay = (review = payment.review): PaymentDecision => ({
    state: payment.state,
    effect: 'none',
    review,
    receivedMinor: received,
  });
  if (payment.state === 'completed') return { ...stay(), receivedMinor: null };
  if (told.state === 'completed') return decideCompletion(payment, told, received);
  // What is being looked at stays until somebody has.
  if (payment.state !== 'pending' || payment.review) return stay();
  switch (told.state) {
    case 'pending':
      return stay();
    case 'failed':
      return { ...stay(), state: 'failed', effect: 'fail' };
    // No card was asked, so nobody was declined.
    case 'unheard':
      return { ...stay(), state: 'failed' };
    case 'expired':
      return received ? stay('underpaid') : { ...stay(), state: 'expired', effect: 'fail' };
  }
}

function decideCompletion(
  payment: PaymentFacts,
  { amount }: Extract<Told, { state: 'completed' }>,
  received: number | null,
): PaymentDecision {
  const review = misfitOf(payment.amount, amount, received);
  if (review) {
    // What they say that they took, where it can be compared: it is what would go back.
    const taken = received ?? receivedOf(payment.amount, amount);
    return { state: payment.state, effect: 'none', review, receivedMinor: taken };
  }
  const isOpen = payment.order === 'open' || payment.order === 'expired';
  const isOwed = isOpen && !payment.isOwned;
  const effect = isOwed ? 'fulfil' : 'give-back';
  return { state: 'completed', effect, review: null, receivedMinor: received };
}

function misfitOf(asked: Money, told: Money, received: number | null): Review | null {
  if (told.currency !== asked.currency) return 'currency-mismatch';
  if (told.minor !== asked.minor) return 'amount-mismatch';
  return received !== null && received < asked.minor ? 'underpaid' : null;
}

/** What came in, where it can be compared: a coin's own units say nothing of the price. */
const receivedOf = (asked: Money, received: Money | undefined): number | null =>
  received && received.currency === asked.currency ? received.minor : null;
