import type { Knex } from 'knex';
import type { StrikesRow } from '~/db/rows';
import { resolveCase } from '../cases/resolve-case';
import { findIncident } from '../moderation/incidents';
import { lockPerson } from '../moderation/lock-person';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { personSchema, userIdOf, type Person } from '../shared/person';
import { carryOut, type StaffActRefusal, type StaffActor } from '../staff/carry-out';
import { decideAnswer, type TeamMember } from './decide-answer';
import { appealAnswered } from './events';
import { liftStrikes } from './lift-strikes';
import { refuse, type Refusal } from './refusals';
import type { AppealOutcome } from './schema';
import { findRecipient } from './strike-rows';

interface Answered {
  by: StaffActor;
  strikeId: string;
  outcome: AppealOutcome;
}

type Outcome =
  | { ok: true }
  | Refusal<'not-found' | 'already-decided' | 'another-team-required'>
  | StaffActRefusal;

/**
 * Answers an appeal once; staff of a team that decided before may not. If it is granted, the strike and its
 * consequences are retracted. In either case the appeal's case is resolved and the person notified.
 */
export async function answerAppeal(
  context: DomainContext,
  { by, strikeId, outcome }: Answered,
): Promise<Outcome> {
  return carryOut(context, by, { act: 'appeal.answer', id: strikeId }, async (trx) => {
    const strike = await trx('strikes').where({ id: strikeId }).first();
    if (!strike) return refuse('not-found');
    const person = personOf(strike);
    await lockPerson(trx, person);
    const appeal = await trx('appeals').where({ strike_id: strikeId }).forUpdate().first();
    if (!appeal) return refuse('not-found');
    const decided = decideAnswer({
      by: { id: by.staffId, role: by.role },
      deciders: await findDeciders(trx, strike),
      answered: appeal.outcome,
      outcome,
    });
    if (!decided.ok) return decided;
    if (decided.kind === 'repeat') return { ok: true, change: null };
    const actor = { kind: 'staff', id: by.staffId } as const;
    await trx('appeals')
      .where({ strike_id: strikeId })
      .update({ outcome, decided_by: by.staffId, decided_at: context.now() });
    if (outcome === 'granted' && strike.lifted_at === null) {
      await liftStrikes(context, trx, person, [strike], { as: 'appeal', actor });
    }
    await resolveCase(context, trx, appeal.case_id);
    announce(
      trx,
      appealAnswered,
      { personId: person.id, aggregateId: strikeId },
      { person, recipient: await findRecipient(trx, person), reference: strike.reference, outcome },
    );
    return { ok: true, change: { after: { outcome }, userId: userIdOf(person) } };
  });
}

/** Returns the person of a strike. */
export const personOf = ({ person_kind, person_id }: StrikesRow): Person =>
  personSchema.parse({ kind: person_kind, id: person_id });

/** Returns the staff who gave a strike or decided about its incident. */
export async function findDeciders(
  db: Knex,
  { incident_id, given_by }: Pick<StrikesRow, 'incident_id' | 'given_by'>,
): Promise<TeamMember[]> {
  const incident = await findIncident(db, incident_id);
  const ids = [given_by, incident?.decidedBy].filter((id) => typeof id === 'string');
  return ids.length === 0 ? [] : db('staff_accounts').whereIn('id', ids).select('id', 'role');
}
