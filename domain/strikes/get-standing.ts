import type { AppealsRow, StrikesRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import type { LeftJoined } from '../shared/reading/left-joined';
import type { Person } from '../shared/person';
import { decideAppealing } from './decide-appealing';
import type { AppealOutcome, Consequence } from './schema';
import { strikesSettings } from './settings';

/** One decision as whom it is about may know it. */
export interface StandingDecision {
  reference: string;
  /** The category of the rule that was found broken. */
  rule: string;
  points: number;
  leadsTo: Consequence;
  pausedUntil: Date | null;
  givenAt: Date;
  expiresAt: Date;
  /** Whether it counts: neither over nor taken back. */
  counts: boolean;
  isTakenBack: boolean;
  appeal: { at: Date; outcome: AppealOutcome | null } | null;
  mayAppeal: boolean;
}

/** How somebody stands with the rules. */
export interface Standing {
  /** Points that count now. */
  points: number;
  /** Until when they say nothing in chats. */
  pausedUntil: Date | null;
  /** The newest first, fifty at the most. */
  decisions: StandingDecision[];
}

const most = 50;

type DecisionRow = StrikesRow & LeftJoined<Pick<AppealsRow, 'appealed_at' | 'outcome'>>;

/** What was decided about a person, what counts of it, and what they may still say against it. */
export async function readStanding(
  context: DomainContext,
  person: Pick<Person, 'id'>,
): Promise<Standing> {
  const now = context.now();
  const { appeal_seconds } = await context.settings(strikesSettings);
  const rows = await context
    .db('strikes')
    .leftJoin('appeals', 'appeals.strike_id', 'strikes.id')
    .where({ person_id: person.id })
    // What another decision has taken the place of is told by that one.
    .whereRaw(`lifted_as is distinct from 'replaced'`)
    .orderBy([
      { column: 'given_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(most)
    .select<DecisionRow[]>('strikes.*', 'appeals.appealed_at', 'appeals.outcome');
  const decisions = rows.map((row): StandingDecision => {
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
