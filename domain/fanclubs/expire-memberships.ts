import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { changeMembership } from './change-membership';

/** As many as are ended by one run; the rest waits for the next. */
const mostAtOnce = 500;

/** Notes that memberships have ended whose time is over; each by itself, so that one holds up none. */
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
