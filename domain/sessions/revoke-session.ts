import type { Knex } from 'knex';
import type { SessionsRow } from '~/db/rows';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { sessionRevoked } from './events';

/** Ends one session in the caller's transaction; does nothing if it has ended. */
export async function revokeSession(
  context: DomainContext,
  trx: Knex.Transaction,
  session: Pick<SessionsRow, 'id' | 'user_id'>,
  reason: string,
): Promise<void> {
  const ended = await trx('sessions')
    .where({ id: session.id })
    .whereNull('revoked_at')
    .update({ revoked_at: context.now(), revoked_reason: reason });
  if (ended === 0) return;
  announce(
    trx,
    sessionRevoked,
    {
      personId: session.user_id,
      aggregateId: session.id,
    },
    { userId: session.user_id, sessionId: session.id },
  );
}
