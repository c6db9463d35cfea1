import type { DomainContext } from '../shared/context';
import { removeInBatches } from '../shared/remove-in-batches';

/** Removes requests whose time is over; answers how many. */
export function removeExpiredRequests({
  db,
  now,
}: Pick<DomainContext, 'db' | 'now'>): Promise<number> {
  return removeInBatches(db, {
    table: 'idempotent_requests',
    key: 'id',
    column: 'expires_at',
    before: now(),
  });
}
