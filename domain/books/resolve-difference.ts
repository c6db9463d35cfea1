import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';

/** Explains a difference that stays, as somebody has looked into it. False where none such is open. */
export async function resolveDifference(
  { db, now }: Pick<DomainContext, 'db' | 'now'>,
  { differenceId, resolution }: { differenceId: string; resolution: string },
): Promise<boolean> {
  const resolved = await db('settlement_differences')
    .where({ id: differenceId, resolved_at: null })
    .update({ resolved_at: now(), resolution });
  return resolved > 0;
}

/** How many differences nobody has explained, and no later report has settled. */
export async function countOpenDifferences(db: Knex): Promise<number> {
  const [row] = await db('settlement_differences')
    .whereNull('resolved_at')
    .count<{ count: number }[]>({ count: '*' });
  return row?.count ?? 0;
}
