import { refuse, type Refusal } from '../refusals';
import type { PaymentState } from '../schema';

interface RefundFacts {
  state: PaymentState;
  /** It goes back by itself. */
  isSurplus: boolean;
  /** Minor units. */
  amount: number;
  /** What went back, is on its way, or was taken back by the payer's bank. */
  gone: number;
}

interface RefundAsked {
  /** Minor units; null for all that is left. */
  asked: number | null;
  /** Refunds above it take two people, in minor units of the payment's currency. */
  secondPersonAbove: number;
  /** What the same person has given back within a day, in this currency. */
  givenToday: number;
}

type RefundDecision =
  | { ok: true; minor: number; wantsSecondPerson: boolean }
  | Refusal<'nothing-to-refund' | 'refund-too-large'>;

/**
 * Decides how much of a payment goes back: what is left of it at most, so that nothing goes back twice.
 * Small refunds count together towards the second person's word, those of one payment and those that one
 * person gives within a day.
 */
export function decideRefund(
  payment: RefundFacts,
  { asked, secondPersonAbove, givenToday }: RefundAsked,
): RefundDecision {
  const left = payment.amount - payment.gone;
  if (payment.state !== 'completed' || payment.isSurplus || left <= 0) {
    return refuse('nothing-to-refund');
  }
  const minor = asked ?? left;
  if (minor > left) return refuse('refund-too-large');
  if (minor < 1) return refuse('nothing-to-refund');
  const together = Math.max(payment.gone, givenToday) + minor;
  return { ok: true, minor, wantsSecondPerson: together > secondPersonAbove };
}
