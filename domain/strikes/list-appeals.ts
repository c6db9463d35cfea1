import type { AccountsRow, AppealsRow, StrikesRow } from '~/db/rows';
import { readCaseDetails } from '../cases/read-case-details';
import { listEvidenceOf, type Evidence } from '../moderation/list-evidence';
import type { DomainContext } from '../shared/context';
import { defineList, filterBy } from '../shared/lists/define-list';
import { userIdOf } from '../shared/person';
import type { LeftJoined } from '../shared/reading/left-joined';
import { carryOut, type StaffActRefusal } from '../staff/carry-out';
import { isPermitted } from '../staff/permissions';
import type { StaffSession } from '../staff/read-staff-session';
import { findDeciders, personOf } from './answer-appeal';
import { mayAnswer } from './decide-answer';
import { findAccount } from './open-evidence';
import { refuse, type Refusal } from './refusals';
import { consequenceSchema, type AppealOutcome, type Consequence } from './schema';

/** An appeal as shown in the list. */
export interface AppealListed
  extends
    Pick<AppealsRow, 'strike_id' | 'appealed_at'>,
    Pick<StrikesRow, 'category' | 'leads_to'>,
    LeftJoined<Pick<AccountsRow, 'email'>> {}

/** The unanswered appeals, the oldest first. */
export const openAppeals = defineList<AppealListed>()({
  from: (db) =>
    db('appeals')
      .join('strikes', 'strikes.id', 'appeals.strike_id')
      .leftJoin('accounts', 'accounts.id', 'strikes.person_id')
      .whereNull('appeals.decided_at'),
  id: 'appeals.strike_id',
  columns: [
    'appeals.strike_id',
    'appeals.appealed_at',
    'strikes.category',
    'strikes.leads_to',
    'accounts.email',
  ],
  filters: {
    leadsTo: filterBy(consequenceSchema, (rows, leadsTo) => {
      void rows.where('strikes.leads_to', leadsTo);
    }),
  },
  sorts: { appealedAt: [{ column: 'appeals.appealed_at', type: 'timestamptz' }] },
  defaultSort: { by: 'appealedAt', order: 'asc' },
});

/** An appeal as shown to staff before they open the texts. */
export interface AppealSeen {
  strikeId: string;
  rule: string;
  leadsTo: Consequence;
  email: string | null;
  appealedAt: Date;
  givenAt: Date;
  pausedUntil: Date | null;
  /** True if only the filter decided, without staff. */
  isByFilter: boolean;
  outcome: AppealOutcome | null;
  /** True if the viewer belongs to a different team than the deciders. */
  mayAnswer: boolean;
}

type Viewer = Pick<StaffSession, 'staffId' | 'role'>;

/** Returns an appeal without the texts of either side. */
export async function seeAppeal(
  context: DomainContext,
  by: Viewer,
  strikeId: string,
): Promise<({ ok: true } & AppealSeen) | Refusal<'forbidden' | 'not-found'>> {
  const found = await findAppeal(context, by, strikeId);
  if (!found.ok) return found;
  const { strike, appeal } = found;
  const [deciders, account] = await Promise.all([
    findDeciders(context.db, strike),
    findAccount(context, personOf(strike)),
  ]);
  return {
    ok: true,
    strikeId,
    rule: strike.category,
    leadsTo: strike.leads_to,
    email: account?.email ?? null,
    appealedAt: appeal.appealed_at,
    givenAt: strike.given_at,
    pausedUntil: strike.paused_until,
    isByFilter: deciders.length === 0,
    outcome: appeal.outcome,
    mayAnswer: mayAnswer({ id: by.staffId, role: by.role }, deciders),
  };
}

/** Opens the refused words and the text of the appeal; the log records the staff member. */
export async function openAppeal(
  context: DomainContext,
  by: Viewer,
  strikeId: string,
): Promise<
  { ok: true; evidence: Evidence[]; message: string } | Refusal<'not-found'> | StaffActRefusal
> {
  return carryOut(context, by, { act: 'appeal.open', id: strikeId }, async (trx) => {
    const inside = { ...context, db: trx };
    const found = await findAppeal(inside, by, strikeId);
    if (!found.ok) return found;
    const { strike, appeal } = found;
    const evidence = await listEvidenceOf(inside, strike.incident_id);
    const details = await readCaseDetails(inside, appeal.case_id, 'appeal');
    const change = { userId: userIdOf(personOf(strike)) };
    return { ok: true, evidence, message: details?.message ?? '', change } as const;
  });
}

async function findAppeal({ db }: DomainContext, by: Viewer, strikeId: string) {
  if (!isPermitted(by.role, 'moderation.read')) return refuse('forbidden');
  const [strike, appeal] = await Promise.all([
    db('strikes').where({ id: strikeId }).first(),
    db('appeals').where({ strike_id: strikeId }).first(),
  ]);
  return strike && appeal ? ({ ok: true, strike, appeal } as const) : refuse('not-found');
}
