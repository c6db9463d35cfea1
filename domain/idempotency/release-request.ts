import type { DomainContext } from '../shared/context';
import type { ClaimedRequest } from './schema';

/**
 * Gives a claim back after a failed attempt: the same request may be tried again at once, while its
 * key stays bound to it. False when the claim was no longer held or an answer is stored.
 */
export async function releaseRequest(
  { db }: Pick<DomainContext, 'db'>,
  { id, attempt }: ClaimedRequest,
): Promise<boolean> {
  const released = await db('idempotent_requests')
    .where({ id, attempt, state: 'in_flight' })
    .update({ leased_until: null });
  return released === 1;
}
