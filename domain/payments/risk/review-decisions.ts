import type { PaymentRiskDecisionsRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import { carryOut, type StaffActor } from '../../staff/carry-out';
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
  context: DomainContext,
  { decisionId, by, isUpheld }: { decisionId: string; by: StaffActor; isUpheld: boolean },
): Promise<{ ok: true } | Refusal<'forbidden' | 'no-such-decision'>> {
  return carryOut(context, by, { act: 'risk-decision.review', id: decisionId }, async (trx) => {
    const found = () => trx('payment_risk_decisions').where({ id: decisionId });
    const decision = await found().forUpdate().first('is_upheld', 'user_id');
    if (!decision) return refuse('no-such-decision');
    await found().update({
      reviewed_at: context.now(),
      reviewed_by: by.staffId,
      is_upheld: isUpheld,
    });
    const before = { isUpheld: decision.is_upheld };
    return { ok: true, change: { before, after: { isUpheld }, userId: decision.user_id } };
  });
}
