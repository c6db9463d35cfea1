import type { DomainContext } from '../shared/context';

/** Rows of one statement, so that none holds its locks for long. */
const batch = 5000;

/** Removes requests whose time is over, in batches until none is left; answers how many. */
export async function removeExpiredRequests({
  db,
  now,
}: Pick<DomainContext, 'db' | 'now'>): Promise<number> {
  const time = now();
  let total = 0;
  for (;;) {
    const expired = db('idempotent_requests')
      .where('expires_at', '<=', time)
      .orderBy('expires_at')
      .limit(batch)
      .select('id');
    const removed = await db('idempotent_requests').whereIn('id', expired).delete();
    total += removed;
    if (removed < batch) return total;
  }
}
