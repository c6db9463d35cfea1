import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { carryOut, type StaffActRefusal, type StaffActor } from '../staff/carry-out';
import { closeOver } from './end-look';
import { reasonPlace } from './find-look';
import { refuse, type Refusal } from './refusals';
import { impersonationSettings } from './settings';

interface Question {
  userId: string;
  minutes: number;
  caseReference?: string | undefined;
}

/** Asks a person whether staff may look at the site as them. They read the reason with the question. */
export async function askToLook(
  context: DomainContext,
  by: StaffActor & { reason: string },
  { userId, minutes, caseReference }: Question,
): Promise<
  | { ok: true; lapsesAt: Date }
  | Refusal<'not-found' | 'look-open-already' | 'look-too-long'>
  | StaffActRefusal
> {
  const { look_most_minutes: most, look_question_seconds: seconds } =
    await context.settings(impersonationSettings);
  if (minutes > most) return refuse('look-too-long');
  return carryOut(context, by, { act: 'user.ask-to-look', id: userId }, async (trx) => {
    const account = await trx('accounts')
      .where({ id: userId })
      .whereIn('state', ['active', 'warned'])
      .whereNotNull('verified_at')
      .first('id');
    if (!account) return refuse('not-found');
    await closeOver({ ...context, db: trx }, userId);
    const id = newId();
    const lapsesAt = new Date(context.now().getTime() + seconds * 1000);
    const added = await trx('impersonations')
      .insert({
        id,
        user_id: userId,
        staff_id: by.staffId,
        sealed_reason: context.seal.seal(by.reason, reasonPlace(id)),
        case_reference: caseReference ?? null,
        minutes,
        asked_at: context.now(),
        lapses_at: lapsesAt,
      })
      .onConflict(trx.raw('(user_id) where ended_at is null'))
      .ignore()
      .returning('id');
    if (added.length === 0) return refuse('look-open-already');
    return { ok: true, lapsesAt, change: { after: { minutes }, userId } };
  });
}
