import type { Knex } from 'knex';
import * as z from 'zod';
import type { AccountsRow, PaymentRiskDecisionsRow } from '~/db/rows';
import { personBy } from '../../account-states/search-person';
import type { DomainContext } from '../../shared/context';
import { fromDay, isOneOf, toDay } from '../../shared/lists/column-filters';
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
  /** The address of the member of staff who reviewed it; null before, and if they have left. */
  reviewer: string | null;
}

const columns = (db: Knex) => [
  'payment_risk_decisions.*',
  'accounts.email',
  'reviewer.email as reviewer',
  db.raw("(payment_risk_decisions.facts->>'counted')::int as counted"),
  db.raw("(payment_risk_decisions.facts->>'limit')::int as max"),
];

const decisions = (db: Knex) =>
  db('payment_risk_decisions')
    .leftJoin('accounts', 'accounts.id', 'payment_risk_decisions.user_id')
    .leftJoin('staff_accounts as reviewer', 'reviewer.id', 'payment_risk_decisions.reviewed_by');

/** The refusals by limits against fraud, the newest first. */
export const riskDecisions = defineList<DecisionListed>()({
  from: decisions,
  id: 'payment_risk_decisions.id',
  columns,
  filters: {
    search: personBy('payment_risk_decisions.user_id', 'payment_risk_decisions.id'),
    state: filterBy(z.enum(['open', 'upheld', 'cleared']), (rows, state) => {
      if (state === 'open') void rows.whereNull('payment_risk_decisions.reviewed_at');
      else void rows.where('payment_risk_decisions.is_upheld', state === 'upheld');
    }),
    rule: isOneOf('payment_risk_decisions.rule', riskRules),
    decidedFrom: fromDay('payment_risk_decisions.decided_at'),
    decidedTo: toDay('payment_risk_decisions.decided_at'),
  },
  sorts: { decidedAt: [{ column: 'payment_risk_decisions.decided_at', type: 'timestamptz' }] },
  defaultSort: { by: 'decidedAt', order: 'desc' },
});

/** Returns the decisions without a review, the oldest first. */
export async function listOpenDecisions(
  context: Pick<DomainContext, 'db' | 'cursors'>,
  limit: number,
): Promise<DecisionListed[]> {
  const { items } = await riskDecisions.readPage(context, {
    where: { state: 'open' },
    sort: { by: 'decidedAt', order: 'asc' },
    take: limit,
  });
  return items;
}

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
