import type { Knex } from 'knex';
import type { DomainContext } from '../../shared/context';
import { refuse, type Refusal } from '../refusals';

/** A thing in the queue: the resource of its acts, and its id. */
export interface QueuedThing {
  resource: string;
  id: string;
}

/**
 * Returns a refusal if a thing waits in the queue and the staff member has no live claim on it. It is not
 * locked: two decisions about a thing are serialised, and the later one finds it decided.
 */
export async function findClaimRefusal(
  { now }: Pick<DomainContext, 'now'>,
  db: Knex,
  { staffId, resource, id }: QueuedThing & { staffId: string },
): Promise<Refusal<'taken-by-another' | 'not-taken'> | null> {
  const item = await db('staff_queue_items')
    .where({ thing_id: id })
    .whereRaw('resource = ?', [resource])
    .first('claimed_by', 'claimed_until');
  if (!item) return null;
  const isLive = item.claimed_until !== null && item.claimed_until > now();
  if (isLive && item.claimed_by === staffId) return null;
  return refuse(isLive ? 'taken-by-another' : 'not-taken');
}
