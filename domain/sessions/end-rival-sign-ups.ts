import type { Knex } from 'knex';
import type { SessionsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { revokeSession } from './revoke-session';

/**
 * Ends the sessions of other sign-ups with an address that is now verified, in the caller's transaction,
 * since their users did not verify it.
 */
export async function endRivalSignUps(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const rivals = await trx('sessions')
    .join('accounts', 'accounts.id', 'sessions.user_id')
    .where('accounts.email', email)
    .whereNot('accounts.id', userId)
    .whereNull('accounts.verified_at')
    .whereNull('sessions.revoked_at')
    .select<Pick<SessionsRow, 'id' | 'user_id'>[]>('sessions.id', 'sessions.user_id');
  for (const session of rivals) {
    await revokeSession(context, trx, session, 'address verified by another sign-up');
  }
}
