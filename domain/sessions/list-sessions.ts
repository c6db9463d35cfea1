import type { DomainContext } from '../shared/context';
import { sessionsSettings } from './settings';

export interface ListedSession {
  id: string;
  userAgent: string | null;
  startedAt: Date;
  /** The time of the last renewal; a browser in use renews it every few minutes. */
  lastSeenAt: Date;
}

/** The maximum number of listed sessions, the newest first. All sessions can be ended together. */
const listed = 50;

/** Returns a user's active sessions. */
export async function listSessions(
  context: DomainContext,
  userId: string,
): Promise<ListedSession[]> {
  const { session_idle_seconds } = await context.settings(sessionsSettings);
  const idleSince = new Date(context.now().getTime() - session_idle_seconds * 1000);
  const rows = await context
    .db('sessions')
    .where({ user_id: userId })
    .whereNull('revoked_at')
    .where('expires_at', '>', context.now())
    .where('rotated_at', '>', idleSince)
    .orderBy([
      { column: 'rotated_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(listed)
    .select('id', 'user_agent', 'created_at', 'rotated_at');
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.user_agent,
    startedAt: row.created_at,
    lastSeenAt: row.rotated_at,
  }));
}
