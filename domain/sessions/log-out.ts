import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { revokeSession } from './revoke-session';

/** Ends a session; the event closes its sockets and streams. A repeat has no effect. */
export async function logOut(context: DomainContext, sessionId: string): Promise<void> {
  await transact(context, async (trx) => {
    const session = await trx('sessions').where({ id: sessionId }).first('id', 'user_id');
    if (session) await revokeSession(context, trx, session, 'logged out');
  });
}
