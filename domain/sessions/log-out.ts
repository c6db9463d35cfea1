import type { DomainContext } from '../shared/context';
import { defineHook } from '../shared/hooks';
import { transact } from '../shared/transactions/transact';
import { revokeSession } from './revoke-session';

/** Runs when a session was ended by the person at its browser. */
export const signedOut = defineHook<{ userId: string; actorId: string }>('sessions.signed-out');

/** Ends a session; the event closes its sockets and streams. A repeat has no effect. */
export async function logOut(context: DomainContext, sessionId: string): Promise<void> {
  await transact(context, async (trx) => {
    const session = await trx('sessions')
      .where({ id: sessionId })
      .first('id', 'user_id', 'actor_id');
    if (!session) return;
    await revokeSession(context, trx, session, 'logged out');
    const { user_id: userId, actor_id: actorId } = session;
    await context.hooks.run(signedOut, trx, { userId, actorId });
  });
}
