import { refuse, type Refusal } from '../refusals';
import type { PaymentState } from '../schema';

interface RefundFacts {
  state: PaymentState;
  /** True when the money is returned automatically. */
  isSurplus: boolean;
  /** The amount in minor units. */
  amount: number;
  /** The sum that was refunded, is being refunded, or was charged back. */
  gone: number;
}

interface RefundRequest {
  /** Minor units; null for everything that is left. */
  requested: number | null;
  /** Refunds above it need two people; in minor units of the payment's currency. */
  secondPersonAbove: number;
  /** The sum of the same person's refunds within a day, in this currency. */
  givenToday: number;
}

type RefundDecision =
  | { ok: true; minor: number; wantsSecondPerson: boolean }
  | Refusal<'nothing-to-refund' | 'refund-too-large'>;

/**
 * Decides how much of a payment is refunded, at most what is left of it. Small refunds add up towards the
 * limit for a second person: those of one payment, and those by one staff member within a day.
 */
export function decideRefund(
  payment: RefundFacts,
  { requested, secondPersonAbove, givenToday }: RefundRequest,
): RefundDecision {
  const left = payment.amount - payment.gone;
  if (payment.state !== 'completed' || payment.isSurplus || left <= 0) {
    return refuse('nothing-to-refund');
  }
  const minor = requested ?? left;
  if (minor > left) return refuse('refund-too-large');
  if (minor < 1) return refuse('nothing-to-refund');
  const together = Math.max(payment.gone, givenToday) + minor;
  return { ok: true, minor, wantsSecondPerson: together > secondPersonAbove };
}
