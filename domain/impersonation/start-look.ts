import { logSecurityEvent } from '../security-log/log-security-event';
import { startSession, type SessionTokens } from '../sessions/start-session';
import type { DomainContext } from '../shared/context';
import { carryOut, type StaffActRefusal, type StaffActor } from '../staff/carry-out';
import { findLook } from './find-look';
import { refuse, type Refusal } from './refusals';

/**
 * Opens the session in which the requesting member of staff looks at the site as the person who agreed. It
 * begins once; its minutes count from now.
 */
export async function startLook(
  context: DomainContext,
  by: StaffActor,
  userId: string,
): Promise<
  { ok: true; tokens: SessionTokens; endsAt: Date } | Refusal<'look-not-agreed'> | StaffActRefusal
> {
  return carryOut(context, by, { act: 'user.look', id: userId }, async (trx) => {
    const look = await findLook({ ...context, db: trx }, userId);
    if (look?.stage !== 'agreed' || look.staffId !== by.staffId) return refuse('look-not-agreed');
    const seconds = look.minutes * 60;
    const endsAt = new Date(context.now().getTime() + seconds * 1000);
    const tokens = await startSession(context, trx, { userId, actorId: by.staffId, seconds });
    await trx('impersonations')
      .where({ id: look.id })
      .update({ session_id: tokens.sessionId, ends_at: endsAt });
    await logSecurityEvent(context, trx, {
      kind: 'staff-act',
      actor: { kind: 'staff', id: by.staffId },
      userId,
      sessionId: tokens.sessionId,
      detail: { act: 'look' },
    });
    const change = { after: { minutes: look.minutes }, userId };
    return { ok: true, tokens, endsAt, change };
  });
}
