import type { Money } from '../../shared/money';
import type { OrderState, PaymentState } from '../schema';

/** The state of a payment and its order. */
export interface PaymentFacts {
  state: PaymentState;
  amount: Money;
  order: OrderState;
  /** True when the buyer already owns the product by another order. */
  isOwned: boolean;
  review: Review | null;
}

type Review = 'amount-mismatch' | 'currency-mismatch' | 'underpaid';

/** A report about a payment, from any source. */
export type PaymentReport =
  /** `received` is the money received so far, if it may differ from the amount. */
  | { state: 'pending'; received?: Money }
  | { state: 'completed'; amount: Money; received?: Money }
  | { state: 'failed'; declineCode: string | null }
  | { state: 'expired'; received?: Money }
  /**
   * The processor does not know the payment and will not, since enough time has passed since the request.
   */
  | { state: 'unheard' };

export interface PaymentDecision {
  state: PaymentState;
  /** The consequence, in the same transaction. */
  effect:
    | 'none'
    /** The product is delivered, and money above the amount is returned. */
    | 'fulfil'
    /** Nothing is delivered, and the money is returned. */
    | 'give-back'
    /** The seller is notified of the failure. */
    | 'fail';
  /** The reason for a review by staff, or null. */
  review: Review | null;
  receivedMinor: number | null;
}

/**
 * Decides the change of a payment by a report; reports may come in any order and repeatedly. Completed is
 * final: received money is only returned by a refund. Money that arrives late, after a failure or an
 * expiry, also pays the order. It is returned if the order was paid or cancelled, or if its buyer owns the
 * product. If the amount does not match, nothing is delivered until staff have reviewed the payment.
 */
export function decidePayment(payment: PaymentFacts, report: PaymentReport): PaymentDecision {
  const received = 'received' in report ? receivedOf(payment.amount, report.received) : null;
  const stay = (review = payment.review): PaymentDecision => ({
    state: payment.state,
    effect: 'none',
    review,
    receivedMinor: received,
  });
  if (payment.state === 'completed') return { ...stay(), receivedMinor: null };
  if (report.state === 'completed') return decideCompletion(payment, report, received);
  // A payment in review is unchanged until the review ends.
  if (payment.state !== 'pending' || payment.review) return stay();
  switch (report.state) {
    case 'pending':
      return stay();
    case 'failed':
      return { ...stay(), state: 'failed', effect: 'fail' };
    // The card was not charged, so this is not a decline.
    case 'unheard':
      return { ...stay(), state: 'failed' };
    case 'expired':
      return received ? stay('underpaid') : { ...stay(), state: 'expired', effect: 'fail' };
  }
}

function decideCompletion(
  payment: PaymentFacts,
  { amount }: Extract<PaymentReport, { state: 'completed' }>,
  received: number | null,
): PaymentDecision {
  const review = misfitOf(payment.amount, amount, received);
  if (review) {
    // The amount that the processor states, if it is comparable; this is what a decline would return.
    const taken = received ?? receivedOf(payment.amount, amount);
    return { state: payment.state, effect: 'none', review, receivedMinor: taken };
  }
  const isOpen = payment.order === 'open' || payment.order === 'expired';
  const isOwed = isOpen && !payment.isOwned;
  const effect = isOwed ? 'fulfil' : 'give-back';
  return { state: 'completed', effect, review: null, receivedMinor: received };
}

function misfitOf(expected: Money, reported: Money, received: number | null): Review | null {
  if (reported.currency !== expected.currency) return 'currency-mismatch';
  if (reported.minor !== expected.minor) return 'amount-mismatch';
  return received !== null && received < expected.minor ? 'underpaid' : null;
}

/**
 * Returns the received amount if it is comparable: an amount in crypto units cannot be compared with the
 * price.
 */
const receivedOf = (expected: Money, received: Money | undefined): number | null =>
  received && received.currency === expected.currency ? received.minor : null;
