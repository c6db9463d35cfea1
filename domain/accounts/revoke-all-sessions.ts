import type { Knex } from 'knex';
import { announce } from '../shared/announce';
import type { DomainContext } from '../shared/context';
import { sessionRevoked } from './events';

/** Ends every session of a user in the caller's transaction; their sockets and streams close. */
export async function revokeAllSessions(
  context: DomainContext,
  trx: Knex.Transaction,
  userId: string,
  reason: string,
): Promise<void> {
  await trx('sessions')
    .where({ user_id: userId })
    .whereNull('revoked_at')
    .update({ revoked_at: context.now(), revoked_reason: reason });
  const about = { personId: userId, aggregateId: userId, version: context.now().getTime() };
  announce(trx, sessionRevoked, about, { userId, sessionId: null });
}
