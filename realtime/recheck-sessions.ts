import { listRevokedSessions } from '~/domain/sessions/list-revoked-sessions';
import type { DomainContext } from '~/domain/shared/context';
import type { Listener } from './subscriptions/listener';

/**
 * Looks up the sessions of these connections in one query, revokes the connections whose session
 * has ended and dates the next check of the others. When the database does not answer, all of them
 * stay due, and the error is the caller's.
 */
export async function recheckSessions(
  context: DomainContext,
  listeners: readonly Listener[],
): Promise<void> {
  const sessionIds = new Set<string>();
  for (const { sessionId } of listeners) if (sessionId !== null) sessionIds.add(sessionId);
  if (sessionIds.size === 0) return;
  const { access_token_seconds } = await context.settings();
  const checkedAt = context.now().getTime();
  const ended = new Set(await listRevokedSessions(context, [...sessionIds]));
  for (const listener of listeners) {
    if (listener.sessionId === null) continue;
    if (ended.has(listener.sessionId)) listener.revoke();
    else listener.checkAt = checkedAt + access_token_seconds * 1000;
  }
}
