import { refuse, type Refusal } from './refusals';

export interface ApprovalFacts {
  state: string;
  isHeld: boolean;
  amountMinor: number;
  needsTwo: boolean;
  /** The member of staff who gave the first of two approvals, and the time. */
  first: { by: string; at: Date } | null;
  /** The method is still approved with the details that were copied. */
  isMethodSame: boolean;
}

interface Approver {
  staffId: string;
  /** True if their role approves only up to the limit of one person. */
  isLimited: boolean;
  /** The sum as they typed it; null if they did not. */
  typedMinor: number | null;
}

type ApprovalRefusal = Refusal<
  | 'payout-not-open'
  | 'payout-held'
  | 'payout-method-changed'
  | 'payout-needs-another'
  | 'payout-sum-differs'
>;

/**
 * Decides an approval. Above the limit it takes two people: the first word lapses after some days, and the
 * second has to come from another person, with a role whose limit is not that of one person, who types the
 * sum.
 */
export function decideApproval(
  facts: ApprovalFacts,
  by: Approver,
  { now, firstWordSeconds }: { now: Date; firstWordSeconds: number },
): { ok: true; word: 'only' | 'first' | 'second' } | ApprovalRefusal {
  if (facts.state !== 'requested') return refuse('payout-not-open');
  if (facts.isHeld) return refuse('payout-held');
  if (!facts.isMethodSame) return refuse('payout-method-changed');
  if (by.typedMinor !== null && by.typedMinor !== facts.amountMinor) {
    return refuse('payout-sum-differs');
  }
  if (!facts.needsTwo) return { ok: true, word: 'only' };
  const isFirstGiven =
    facts.first !== null && now.getTime() - facts.first.at.getTime() < firstWordSeconds * 1000;
  if (!isFirstGiven) return { ok: true, word: 'first' };
  if (facts.first?.by === by.staffId || by.isLimited) return refuse('payout-needs-another');
  if (by.typedMinor === null) return refuse('payout-sum-differs');
  return { ok: true, word: 'second' };
}
