import type { StaffActionsRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import { carryOut, type StaffActor, type StaffActRefusal } from '../carry-out';
import { refuse, type Refusal } from '../refusals';
import { secondReadings, type SecondReadingListed } from './list-second-readings';

/** A sampled decision with what the action log says of it. */
export interface SecondReading extends SecondReadingListed {
  action: Pick<StaffActionsRow, 'resource' | 'resource_id' | 'before' | 'after' | 'reason'>;
}

/** Returns a sampled decision; null if there is none. */
export async function findSecondReading(
  { db }: Pick<DomainContext, 'db'>,
  id: string,
): Promise<SecondReading | null> {
  const [[listed], action] = await Promise.all([
    secondReadings.readRows(db, [id]),
    db('staff_actions').where({ id }).first('resource', 'resource_id', 'before', 'after', 'reason'),
  ]);
  return listed && action ? { ...listed, action } : null;
}

type Answer = { isAgreed: true } | { isAgreed: false; note: string };

/**
 * Stores what a colleague thinks of a sampled decision, once. It does not change the decision: who disagrees
 * says why, and the decision is changed where it was made.
 */
export async function readAgain(
  context: DomainContext,
  { by, actionId, answer }: { by: StaffActor; actionId: string; answer: Answer },
): Promise<
  { ok: true } | Refusal<'not-found' | 'not-waiting' | 'left-to-others'> | StaffActRefusal
> {
  return carryOut(context, by, { act: 'second-reading.decide', id: actionId }, async (trx) => {
    const reading = await trx('second_readings').where({ action_id: actionId }).forUpdate().first();
    if (!reading) return refuse('not-found');
    if (reading.read_at !== null) return refuse('not-waiting');
    if (reading.decided_by === by.staffId) return refuse('left-to-others');
    await trx('second_readings')
      .where({ action_id: actionId })
      .update({
        read_by: by.staffId,
        read_at: context.now(),
        is_agreed: answer.isAgreed,
        note: answer.isAgreed ? null : answer.note,
      });
    return { ok: true, change: { after: { agreed: answer.isAgreed } } };
  });
}
