import type { AccountsRow, SessionsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { maySignIn } from '../account-states/account-state';

/**
 * Returns which of these sessions have ended: revoked, expired, unknown, or of an account that may not sign
 * in. Runs one query for any number.
 */
export async function listRevokedSessions(
  context: DomainContext,
  sessionIds: readonly string[],
): Promise<string[]> {
  if (sessionIds.length === 0) return [];
  const rows = await context
    .db('sessions')
    .join('accounts', 'accounts.id', 'sessions.user_id')
    .whereRaw('sessions.id = any(?::uuid[])', [[...sessionIds]])
    .whereNull('sessions.revoked_at')
    .where('sessions.expires_at', '>', context.now())
    .select<(Pick<SessionsRow, 'id'> & Pick<AccountsRow, 'state'>)[]>(
      'sessions.id',
      'accounts.state',
    );
  const live = new Set(rows.filter((row) => maySignIn(row.state)).map((row) => row.id));
  return sessionIds.filter((id) => !live.has(id));
}
