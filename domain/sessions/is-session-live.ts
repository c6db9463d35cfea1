import type { DomainContext } from '../shared/context';

/** Checks whether a session has neither ended nor expired. */
export async function isSessionLive(
  { db, now }: Pick<DomainContext, 'db' | 'now'>,
  sessionId: string,
): Promise<boolean> {
  const live = await db('sessions')
    .where({ id: sessionId })
    .whereNull('revoked_at')
    .where('expires_at', '>', now())
    .first('id');
  return live !== undefined;
}
