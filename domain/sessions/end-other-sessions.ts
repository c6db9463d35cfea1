import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transact';
import { revokeOtherSessions } from './revoke-other-sessions';

/** Signs a user out everywhere but here; answers how many sessions ended. */
export function endOtherSessions(
  context: DomainContext,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<number> {
  const kept = { userId, keptSessionId: sessionId };
  return transact(context, (trx) =>
    revokeOtherSessions(context, trx, kept, 'signed out everywhere else'),
  );
}
