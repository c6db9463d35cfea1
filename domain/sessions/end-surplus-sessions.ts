import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { revokeSession } from './revoke-session';
import { sessionsSettings } from './settings';

/**
 * Ends the sessions of a user above the configured number, in the caller's transaction, the least recently
 * used first.
 */
export async function endSurplusSessions(
  context: DomainContext,
  trx: Knex.Transaction,
  userId: string,
): Promise<void> {
  const { sessions_per_account } = await context.settings(sessionsSettings);
  const surplus = await trx('sessions')
    .where({ user_id: userId })
    .whereNull('revoked_at')
    .where('expires_at', '>', context.now())
    .orderBy([
      { column: 'rotated_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .offset(sessions_per_account)
    .select('id', 'user_id');
  for (const session of surplus) {
    await revokeSession(context, trx, session, 'signed in too often');
  }
}
