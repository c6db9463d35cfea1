import type { Knex } from 'knex';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { sessionRevoked } from './events';

/**
 * Ends all sessions of a user in the caller's transaction, optionally except one; the events close their
 * sockets and streams. Returns their number.
 */
export async function revokeOtherSessions(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, keptSessionId }: { userId: string; keptSessionId?: string | undefined },
  reason: string,
): Promise<number> {
  const open = trx('sessions').where({ user_id: userId }).whereNull('revoked_at');
  const ended = await (keptSessionId ? open.whereNot('id', keptSessionId) : open)
    .update({ revoked_at: context.now(), revoked_reason: reason })
    .returning('id');
  for (const { id } of ended) {
    const about = { personId: userId, aggregateId: id };
    announce(trx, sessionRevoked, about, { userId, sessionId: id });
  }
  return ended.length;
}
