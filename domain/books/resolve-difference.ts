import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';

/**
 * Stores the explanation of a remaining difference after a review. Returns false if no such difference
 * is open.
 */
export async function resolveDifference(
  { db, now }: Pick<DomainContext, 'db' | 'now'>,
  { differenceId, resolution }: { differenceId: string; resolution: string },
): Promise<boolean> {
  const resolved = await db('settlement_differences')
    .where({ id: differenceId, resolved_at: null })
    .update({ resolved_at: now(), resolution });
  return resolved > 0;
}

/** Returns the number of differences that are neither explained nor settled by a later report. */
export async function countOpenDifferences(db: Knex): Promise<number> {
  const [row] = await db('settlement_differences')
    .whereNull('resolved_at')
    .count<{ count: number }[]>({ count: '*' });
  return row?.count ?? 0;
}
