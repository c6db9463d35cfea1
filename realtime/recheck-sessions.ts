import { listHeld } from '~/domain/age-reviews/find-age-review';
import { listRevokedSessions } from '~/domain/sessions/list-revoked-sessions';
import type { DomainContext } from '~/domain/shared/context';
import type { Listener } from './subscriptions/listener';
import { sessionsSettings } from '~/domain/sessions/settings';

/**
 * Looks up the sessions of members and the age reviews of visitors in one query each, revokes the
 * connections of whoever may no longer be connected and dates the next check of the others. When
 * the database does not answer, all of them stay due, and the error is the caller's.
 */
export async function recheckSessions(
  context: DomainContext,
  listeners: readonly Listener[],
): Promise<void> {
  const sessionIds = new Set<string>();
  const guestIds = new Set<string>();
  for (const { sessionId, personId } of listeners) {
    if (sessionId === null) guestIds.add(personId);
    else sessionIds.add(sessionId);
  }
  const { access_token_seconds } = await context.settings(sessionsSettings);
  const checkedAt = context.now().getTime();
  const [ended, held] = await Promise.all([
    listRevokedSessions(context, [...sessionIds]),
    listHeld(context.db, [...guestIds]),
  ]);
  const barred = new Set([...ended, ...held]);
  for (const listener of listeners) {
    if (barred.has(listener.sessionId ?? listener.personId)) listener.revoke();
    else listener.checkAt = checkedAt + access_token_seconds * 1000;
  }
}
