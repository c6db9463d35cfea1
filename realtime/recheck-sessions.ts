import { listHeld } from '~/domain/age-reviews/find-age-review';
import { listRevokedSessions } from '~/domain/sessions/list-revoked-sessions';
import type { DomainContext } from '~/domain/shared/context';
import type { Listener } from './subscriptions/listener';
import { sessionsSettings } from '~/domain/sessions/settings';

/**
 * Looks up the sessions of users and the age reviews of visitors in one query each, revokes connections
 * that are no longer permitted, and schedules the next check of the others. If the database does not
 * answer, it throws and all of them stay due.
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
