import type { AppealsRow, StrikesRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import type { LeftJoined } from '../shared/reading/left-joined';
import type { Person } from '../shared/person';
import { decideAppealing } from './decide-appealing';
import type { AppealOutcome, Consequence } from './schema';
import { strikesSettings } from './settings';

/** One decision as shown to the person it is about. */
export interface StatusDecision {
  reference: string;
  /** The category of the broken rule. */
  rule: string;
  points: number;
  leadsTo: Consequence;
  pausedUntil: Date | null;
  givenAt: Date;
  expiresAt: Date;
  /** True if it has neither expired nor been retracted. */
  counts: boolean;
  isTakenBack: boolean;
  appeal: { at: Date; outcome: AppealOutcome | null } | null;
  mayAppeal: boolean;
  /** True when no staff member has reviewed it. */
  isByFilter: boolean;
}

/** A person's status under the rules. */
export interface CurrentStatus {
  /** The points that count now. */
  points: number;
  /** The end of the pause in chats. */
  pausedUntil: Date | null;
  /** The newest first, at most fifty. */
  decisions: StatusDecision[];
}

const most = 50;

type DecisionRow = StrikesRow & LeftJoined<Pick<AppealsRow, 'appealed_at' | 'outcome'>>;

/** Returns the decisions about a person, their current effect, and the possible appeals. */
export async function readAccountStatus(
  context: DomainContext,
  person: Pick<Person, 'id'>,
): Promise<CurrentStatus> {
  const now = context.now();
  const { appeal_seconds } = await context.settings(strikesSettings);
  const rows = await context
    .db('strikes')
    .leftJoin('appeals', 'appeals.strike_id', 'strikes.id')
    .where({ person_id: person.id })
    // A replaced decision is left out, since its replacement is listed.
    .whereRaw(`lifted_as is distinct from 'replaced'`)
    .orderBy([
      { column: 'given_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(most)
    .select<DecisionRow[]>('strikes.*', 'appeals.appealed_at', 'appeals.outcome');
  const decisions = rows.map((row): StatusDecision => {
    const isTakenBack = row.lifted_at !== null;
    const appeal = row.appealed_at && { at: row.appealed_at, outcome: row.outcome };
    const facts = { isTakenBack, isAppealed: appeal !== null, givenAt: row.given_at, now };
    return {
      reference: row.reference,
      rule: row.category,
      points: row.points,
      leadsTo: row.leads_to,
      pausedUntil: row.paused_until,
      givenAt: row.given_at,
      expiresAt: row.expires_at,
      counts: !isTakenBack && row.expires_at > now,
      isTakenBack,
      appeal,
      isByFilter: row.given_by === null,
      mayAppeal: decideAppealing(facts, { appeal_seconds }) === null,
    };
  });
  const counting = decisions.filter(({ counts }) => counts);
  const pauses = decisions.flatMap(({ isTakenBack, pausedUntil }) =>
    !isTakenBack && pausedUntil && pausedUntil > now ? [pausedUntil.getTime()] : [],
  );
  return {
    points: counting.reduce((sum, { points }) => sum + points, 0),
    pausedUntil: pauses.length > 0 ? new Date(Math.max(...pauses)) : null,
    decisions,
  };
}
