import type { DomainContext } from '../shared/context';

/** Exports that were asked for so long ago that their job must have been lost, the oldest first. */
export async function listUnwrittenExports(
  context: DomainContext,
  { olderThanSeconds, limit }: { olderThanSeconds: number; limit: number },
): Promise<string[]> {
  const now = context.now();
  const rows = await context
    .db('data_exports')
    .where({ state: 'requested' })
    .where('requested_at', '<=', new Date(now.getTime() - olderThanSeconds * 1000))
    .where((free) => free.whereNull('leased_until').orWhere('leased_until', '<=', now))
    .orderBy('requested_at')
    .limit(limit)
    .select('id');
  return rows.map(({ id }) => id);
}
