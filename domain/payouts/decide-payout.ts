import { refuse, type Refusal } from './refusals';
import type { ApprovalStatus } from './schema';

/** The facts on which a request for a payout depends; all amounts in minor units of one currency. */
export interface PayoutFacts {
  currency: string;
  payable: number;
  hasOpen: boolean;
  /** Null if there is no such method of this person. */
  method: { approvalStatus: ApprovalStatus; feeMinor: number; isOffered: boolean } | null;
  /** The sum of the person's other payouts within a day, without those that did not go out. */
  recentMinor: number;
}

interface PayoutRules {
  minimumMinor: number;
  /** Above it two people approve. */
  aloneMinor: number;
}

export interface PayoutTerms {
  ok: true;
  amountMinor: number;
  feeMinor: number;
  receivesMinor: number;
  needsTwo: boolean;
}

export type PayoutRefusal = Refusal<
  | 'payout-open'
  | 'no-such-payout-method'
  | 'payout-method-not-approved'
  | 'payout-kind-unavailable'
  | 'payout-too-small'
  | 'payout-exceeds-payable'
>;

/**
 * Decides whether a payout may be requested, what it costs, and whether two people must approve it: several
 * within a day count together. An amount of null is all that is payable.
 */
export function decidePayout(
  facts: PayoutFacts,
  requested: number | null,
  { minimumMinor, aloneMinor }: PayoutRules,
): PayoutTerms | PayoutRefusal {
  const { currency, payable, method } = facts;
  if (facts.hasOpen) return refuse('payout-open');
  if (!method) return refuse('no-such-payout-method');
  if (method.approvalStatus !== 'approved') return refuse('payout-method-not-approved');
  if (!method.isOffered) return refuse('payout-kind-unavailable');
  const amountMinor = requested ?? Math.max(0, payable);
  // The fee is taken from the amount, of which something has to be left.
  const least = Math.max(minimumMinor, method.feeMinor + 1);
  if (amountMinor < least) return refuse('payout-too-small', { minimumMinor: least, currency });
  if (amountMinor > payable) {
    return refuse('payout-exceeds-payable', { payableMinor: Math.max(0, payable), currency });
  }
  return {
    ok: true,
    amountMinor,
    feeMinor: method.feeMinor,
    receivesMinor: amountMinor - method.feeMinor,
    needsTwo: facts.recentMinor + amountMinor > aloneMinor,
  };
}
