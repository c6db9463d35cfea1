import type { DomainContext } from '../shared/context';
import { readAccessToken } from './access-token';
import { maySignIn } from './session';
import type { AccountState, AccountType, UserViewer } from './viewer';

interface SessionUserRow {
  actor_id: string;
  email: string;
  nick_name: string | null;
  account_type: AccountType;
  state: AccountState;
  verified_at: Date | null;
}

/**
 * Who an access token speaks for, or null. The token alone is never enough: the session must live
 * and the account must be one that may sign in, both read from the database.
 */
export async function readSession(
  context: DomainContext,
  accessToken: string,
): Promise<UserViewer | null> {
  const claims = await readAccessToken(context.keys.accessToken, accessToken, context.now());
  if (!claims) return null;
  return findSessionViewer(context, claims.sessionId, claims.expiresAt);
}

/** The viewer of a live session whose account may sign in, else null. */
export async function findSessionViewer(
  context: DomainContext,
  sessionId: string,
  expiresAt: Date,
): Promise<UserViewer | null> {
  const row = await context
    .db('sessions')
    .join('users', 'users.id', 'sessions.user_id')
    .where('sessions.id', sessionId)
    .whereNull('sessions.revoked_at')
    .where('sessions.expires_at', '>', context.now())
    .first<(SessionUserRow & { user_id: string }) | undefined>(
      'sessions.user_id',
      'sessions.actor_id',
      'users.email',
      'users.nick_name',
      'users.account_type',
      'users.state',
      'users.verified_at',
    );
  if (!row || !maySignIn(row.state)) return null;
  return {
    kind: 'user',
    userId: row.user_id,
    sessionId,
    actorId: row.actor_id,
    isVerified: row.verified_at !== null,
    state: row.state,
    email: row.email,
    nickName: row.nick_name,
    accountType: row.account_type,
    person: { kind: 'user', id: row.user_id },
    expiresAt,
  };
}
