import type { DomainContext } from '../shared/context';

/** Deletions whose notice period is over and that nobody is carrying out, the oldest first. */
export async function listDueDeletions(context: DomainContext, limit: number): Promise<string[]> {
  const rows = await context
    .db('account_deletions')
    .whereNull('cancelled_at')
    .whereNull('erased_at')
    .where('due_at', '<=', context.now())
    .where((free) => free.whereNull('leased_until').orWhere('leased_until', '<=', context.now()))
    .orderBy('due_at')
    .limit(limit)
    .select('id');
  return rows.map(({ id }) => id);
}
