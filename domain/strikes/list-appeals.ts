import * as z from 'zod';
import type { AccountsRow, AppealsRow, StrikesRow } from '~/db/rows';
import { readCaseDetails } from '../cases/read-case-details';
import { listEvidenceOf, type Evidence } from '../moderation/list-evidence';
import type { DomainContext } from '../shared/context';
import { idSchema } from '../shared/ids';
import { userIdOf } from '../shared/person';
import type { LeftJoined } from '../shared/left-joined';
import { carryOut } from '../staff/carry-out';
import { isPermitted } from '../staff/permissions';
import type { StaffSession } from '../staff/read-staff-session';
import { findDeciders, personOf } from './answer-appeal';
import { mayAnswer } from './decide-answer';
import { findAccount } from './open-evidence';
import { refuse, type Refusal } from './refusals';
import type { AppealOutcome, Consequence } from './schema';
import { strikesSettings } from './settings';

/** What the list of appeals tells of one. */
export interface AppealListed {
  strikeId: string;
  rule: string;
  leadsTo: Consequence;
  email: string | null;
  appealedAt: Date;
}

type ListedRow = Pick<AppealsRow, 'strike_id' | 'appealed_at'> &
  Pick<StrikesRow, 'category' | 'leads_to'> &
  LeftJoined<Pick<AccountsRow, 'email'>>;

const positionSchema = z.object({ at: z.iso.datetime(), id: idSchema });

/** Appeals that nobody has answered, the oldest first, page by page. */
export async function listAppeals(
  context: DomainContext,
  { cursor }: { cursor?: string | undefined },
): Promise<{ items: AppealListed[]; nextCursor: string | null }> {
  const { appeal_page_size: limit } = await context.settings(strikesSettings);
  const from = cursor ? context.cursors.read(positionSchema, cursor) : null;
  const query = context
    .db('appeals')
    .join('strikes', 'strikes.id', 'appeals.strike_id')
    .leftJoin('accounts', 'accounts.id', 'strikes.person_id')
    .whereNull('appeals.decided_at')
    .orderBy(['appeals.appealed_at', 'appeals.strike_id'])
    .limit(limit + 1);
  if (from) {
    void query.whereRaw('(appeals.appealed_at, appeals.strike_id) > (?::timestamptz, ?)', [
      from.at,
      from.id,
    ]);
  }
  const rows = await query.select<ListedRow[]>(
    'appeals.strike_id',
    'appeals.appealed_at',
    'strikes.category',
    'strikes.leads_to',
    'accounts.email',
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => ({
      strikeId: row.strike_id,
      rule: row.category,
      leadsTo: row.leads_to,
      email: row.email,
      appealedAt: row.appealed_at,
    })),
    nextCursor:
      rows.length > limit && last
        ? context.cursors.write({ at: last.appealed_at.toISOString(), id: last.strike_id })
        : null,
  };
}

/** An appeal as staff see it before they open what was said. */
export interface AppealSeen extends AppealListed {
  givenAt: Date;
  pausedUntil: Date | null;
  /** Whether it was the filter by itself, or staff as well. */
  isByFilter: boolean;
  outcome: AppealOutcome | null;
  /** Whether whoever looks is of another team than whoever decided. */
  mayAnswer: boolean;
}

type Viewer = Pick<StaffSession, 'staffId' | 'role'>;

/** An appeal without the words of either side. */
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

/** Opens what was said, and what is said against the decision; the log says who did. */
export async function openAppeal(
  context: DomainContext,
  by: Viewer,
  strikeId: string,
): Promise<
  { ok: true; evidence: Evidence[]; message: string } | Refusal<'forbidden' | 'not-found'>
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
  if (!isPermitted(by.role, 'appeals.answer')) return refuse('forbidden');
  const [strike, appeal] = await Promise.all([
    db('strikes').where({ id: strikeId }).first(),
    db('appeals').where({ strike_id: strikeId }).first(),
  ]);
  return strike && appeal ? ({ ok: true, strike, appeal } as const) : refuse('not-found');
}
