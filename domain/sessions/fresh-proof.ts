import type { DomainContext } from '../shared/context';
import { sessionsSettings } from './settings';

/** Whose session it is that asks. */
export interface AskingSession {
  userId: string;
  sessionId: string;
}

/**
 * Whether a session has proved who is there within the last minutes; signing in is a proof. That of
 * another session does not count, nor does that of one which has ended.
 */
export async function isFreshlyProved(
  context: Pick<DomainContext, 'db' | 'now' | 'settings'>,
  { userId, sessionId }: AskingSession,
): Promise<boolean> {
  const { fresh_proof_seconds } = await context.settings(sessionsSettings);
  const since = new Date(context.now().getTime() - fresh_proof_seconds * 1000);
  const fresh = await context
    .db('sessions')
    .where({ id: sessionId, user_id: userId })
    .whereNull('revoked_at')
    .where('proved_at', '>', since)
    .first('id');
  return fresh !== undefined;
}

/** Notes that a session has just proved who is there. */
export async function noteProof(
  { db, now }: Pick<DomainContext, 'db' | 'now'>,
  sessionId: string,
): Promise<void> {
  await db('sessions').where({ id: sessionId }).update({ proved_at: now() });
}
