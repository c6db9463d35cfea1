import type { PaymentRiskDecisionsRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import { refuse, type Refusal } from '../refusals';

/** What limits against fraud refused and nobody has looked at yet, the oldest first. */
export function listOpenDecisions(
  { db }: DomainContext,
  { limit }: { limit: number },
): Promise<PaymentRiskDecisionsRow[]> {
  return db('payment_risk_decisions')
    .whereNull('reviewed_at')
    .orderBy([{ column: 'decided_at' }, { column: 'id' }])
    .limit(limit);
}

/**
 * Notes what somebody found who looked at a decision: that it was right, or that it was wrong about this
 * person, against whom the rule is not held for a while. A later word replaces an earlier one.
 */
export async function reviewDecision(
  { db, now }: DomainContext,
  {
    decisionId,
    reviewerId,
    isUpheld,
  }: { decisionId: string; reviewerId: string; isUpheld: boolean },
): Promise<{ ok: true } | Refusal<'no-such-decision'>> {
  const reviewed = await db('payment_risk_decisions')
    .where({ id: decisionId })
    .update({ reviewed_at: now(), reviewed_by: reviewerId, is_upheld: isUpheld });
  return reviewed > 0 ? { ok: true } : refuse('no-such-decision');
}
