import type { Knex } from 'knex';
import * as z from 'zod';
import type { AccountsRow, PaymentRiskDecisionsRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import { defineList, filterBy } from '../../shared/lists/define-list';
import type { LeftJoined } from '../../shared/reading/left-joined';
import { carryOut, type StaffActRefusal, type StaffActor } from '../../staff/carry-out';
import { refuse, type Refusal } from '../refusals';
import { riskRules } from './decide-payment-risk';

/** A limit's refusal of a person, with the count. */
export interface DecisionListed
  extends PaymentRiskDecisionsRow, LeftJoined<Pick<AccountsRow, 'email'>> {
  counted: number;
  max: number;
}

const columns = (db: Knex) => [
  'payment_risk_decisions.*',
  'accounts.email',
  db.raw("(payment_risk_decisions.facts->>'counted')::int as counted"),
  db.raw("(payment_risk_decisions.facts->>'limit')::int as max"),
];

const decisions = (db: Knex) =>
  db('payment_risk_decisions').leftJoin(
    'accounts',
    'accounts.id',
    'payment_risk_decisions.user_id',
  );

/** The refusals by limits against fraud without a review, the oldest first. */
export const openDecisions = defineList<DecisionListed>()({
  from: (db) => decisions(db).whereNull('payment_risk_decisions.reviewed_at'),
  id: 'payment_risk_decisions.id',
  columns,
  filters: {
    rule: filterBy(z.enum(riskRules), (rows, rule) => {
      void rows.where('payment_risk_decisions.rule', rule);
    }),
  },
  sorts: { decidedAt: [{ column: 'payment_risk_decisions.decided_at', type: 'timestamptz' }] },
  defaultSort: { by: 'decidedAt', order: 'asc' },
});

/** Returns a limit's decision, reviewed or not; null if there is none. */
export async function findDecision(
  { db }: Pick<DomainContext, 'db'>,
  id: string,
): Promise<DecisionListed | null> {
  const row = decisions(db).where('payment_risk_decisions.id', id);
  return (await row.first<DecisionListed | undefined>(columns(db))) ?? null;
}

/**
 * Stores the review of a decision: upheld, or wrong about this person, who is then exempt from the rule for
 * some time. A later review replaces an earlier one.
 */
export async function reviewDecision(
  context: DomainContext,
  { decisionId, by, isUpheld }: { decisionId: string; by: StaffActor; isUpheld: boolean },
): Promise<{ ok: true } | Refusal<'no-such-decision'> | StaffActRefusal> {
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
