import type { DomainContext } from '../shared/context';
import { sessionsSettings } from './settings';

/** The session of a request. */
export interface AskingSession {
  userId: string;
  sessionId: string;
}

/**
 * Checks whether a session has proved the person's identity within the last minutes; a sign-in counts.
 * Proofs of other or ended sessions do not count.
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

/** Records that a session has just proved the person's identity. */
export async function noteProof(
  { db, now }: Pick<DomainContext, 'db' | 'now'>,
  sessionId: string,
): Promise<void> {
  await db('sessions').where({ id: sessionId }).update({ proved_at: now() });
}
