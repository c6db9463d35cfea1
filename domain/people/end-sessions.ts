import { endSessionIn } from '../sessions/end-sessions';
import { revokeOtherSessions } from '../sessions/revoke-other-sessions';
import type { DomainContext } from '../shared/context';
import { carryOut, type StaffActRefusal, type StaffActor } from '../staff/carry-out';
import { findPerson } from './find-person';
import { refuse, type Refusal } from './refusals';

/** Ends one session of a person, or all of them. A session that has ended counts as success. */
export async function endPersonSessions(
  context: DomainContext,
  by: StaffActor,
  { userId, sessionId }: { userId: string; sessionId?: string | undefined },
): Promise<{ ok: true } | Refusal<'not-found'> | StaffActRefusal> {
  return carryOut(context, by, { act: 'user.end-session', id: userId }, async (trx) => {
    if (!(await findPerson({ db: trx }, userId))) return refuse('not-found');
    if (sessionId === undefined) {
      await revokeOtherSessions(context, trx, { userId }, 'ended by staff');
      return { ok: true, change: { after: { sessions: 'all' }, userId } };
    }
    const ended = await endSessionIn(context, trx, { userId, sessionId }, 'ended by staff');
    if (!ended.ok) return ended;
    return { ok: true, change: { after: { session: sessionId }, userId } };
  });
}
