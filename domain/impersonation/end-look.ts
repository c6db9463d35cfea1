import type { Knex } from 'knex';
import type { ImpersonationsRow } from '~/db/rows';
import { logSecurityEvent } from '../security-log/log-security-event';
import { endSessionIn } from '../sessions/end-sessions';
import { isSessionLive } from '../sessions/is-session-live';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { carryOut, type StaffActRefusal, type StaffActor } from '../staff/carry-out';
import { stageOf } from './decide-look';

type EndedBy = 'person' | 'staff' | 'role';

/** Ends the open look at a person, at their wish. A repeat has no effect. */
export async function endLookOfPerson(context: DomainContext, userId: string): Promise<void> {
  await transact(context, (trx) => endLooks(context, trx, { user_id: userId }, 'person'));
}

/** Ends a look of the member of staff, or withdraws their question. A repeat has no effect. */
export async function endLookByStaff(
  context: DomainContext,
  by: StaffActor,
  userId: string,
): Promise<{ ok: true } | StaffActRefusal> {
  return carryOut(context, by, { act: 'user.end-look', id: userId }, async (trx) => {
    const which = { user_id: userId, staff_id: by.staffId };
    const ended = await endLooks(context, trx, which, 'staff');
    return { ok: true, change: ended > 0 ? { userId } : null };
  });
}

/** Ends the matching looks in the caller's transaction, with their sessions; returns their number. */
export async function endLooks(
  context: DomainContext,
  trx: Knex.Transaction,
  which: Partial<Pick<ImpersonationsRow, 'user_id' | 'staff_id'>>,
  by: EndedBy,
): Promise<number> {
  const ended = await trx('impersonations')
    .where(which)
    .whereNull('ended_at')
    .update({ ended_at: context.now(), ended_by: by })
    .returning(['user_id', 'staff_id', 'session_id']);
  for (const { user_id: userId, staff_id: staffId, session_id: sessionId } of ended) {
    if (sessionId) await endSessionIn(context, trx, { userId, sessionId }, 'look ended');
    await logSecurityEvent(context, trx, {
      kind: 'staff-act',
      actor: by === 'person' ? { kind: 'user', id: userId } : { kind: 'staff', id: staffId },
      userId,
      detail: { act: 'look-ended', by },
    });
  }
  return ended.length;
}

/** Closes a look that ran out, so that the next question is possible. */
export async function closeOver(
  context: Pick<DomainContext, 'db' | 'now'>,
  userId: string,
): Promise<void> {
  const { db, now } = context;
  const row = await db('impersonations').where({ user_id: userId }).whereNull('ended_at').first();
  if (!row) return;
  const isLive = row.session_id !== null && (await isSessionLive(context, row.session_id));
  if (stageOf(row, now(), isLive) !== 'over') return;
  await db('impersonations').where({ id: row.id }).update({ ended_at: now(), ended_by: 'time' });
}
