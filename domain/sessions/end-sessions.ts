import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { refuse, type Refusal } from './refusals';
import { revokeSession } from './revoke-session';
import { revokeOtherSessions } from './revoke-other-sessions';

/** Ends a user's session on another device; a repeat has no effect. */
export async function endSession(
  context: DomainContext,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<{ ok: true } | Refusal<'not-found'>> {
  return transact(context, (trx) =>
    endSessionIn(context, trx, { userId, sessionId }, 'signed out elsewhere'),
  );
}

/** Ends a session of a user in the caller's transaction. */
export async function endSessionIn(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, sessionId }: { userId: string; sessionId: string },
  reason: string,
): Promise<{ ok: true } | Refusal<'not-found'>> {
  const session = await trx('sessions')
    .where({ id: sessionId, user_id: userId })
    .first('id', 'user_id');
  if (!session) return refuse('not-found');
  await revokeSession(context, trx, session, reason);
  return { ok: true };
}

/** Ends all other sessions of a user; returns their number. */
export function endOtherSessions(
  context: DomainContext,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<number> {
  const kept = { userId, keptSessionId: sessionId };
  return transact(context, (trx) =>
    revokeOtherSessions(context, trx, kept, 'signed out everywhere else'),
  );
}
