import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { changeMembership } from './change-membership';

/** The maximum number of memberships ended by one run. The rest waits for the next run. */
const mostAtOnce = 500;

/**
 * Ends memberships that have expired, each in its own transaction, so that one failure does not block
 * others.
 */
export async function expireMemberships(context: DomainContext): Promise<{ expired: number }> {
  const over = await context
    .db('fanclub_memberships')
    .where('expires_at', '<=', context.now())
    .where({ status: 'active', due_at: null })
    .orderBy('expires_at')
    .limit(mostAtOnce)
    .select('user_id', 'character_id');
  let expired = 0;
  for (const { user_id: userId, character_id: characterId } of over) {
    const ended = await transact(context, (trx) =>
      changeMembership(context, trx, { userId, characterId }, { kind: 'time-passed' }),
    );
    if (ended) expired += 1;
  }
  return { expired };
}
