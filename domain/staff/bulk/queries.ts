import type { Knex } from 'knex';
import type { StaffBulkItemsRow, StaffBulkRunsRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import type { StaffActor } from '../carry-out';

export type BulkRun = StaffBulkRunsRow;
export type BulkItem = Pick<StaffBulkItemsRow, 'position' | 'item_id' | 'state' | 'refusal'>;

/** The number of a run's items by their state. */
export type BulkProgress = Record<BulkItem['state'], number>;

/** Returns a run of a staff member, with the number of items by state; null if they have none with this id. */
export async function findRun(
  { db }: Pick<DomainContext, 'db'>,
  by: Pick<StaffActor, 'staffId'>,
  id: string,
): Promise<(BulkRun & { progress: BulkProgress }) | null> {
  const [run, counted] = await Promise.all([
    db('staff_bulk_runs').where({ id, staff_id: by.staffId }).first(),
    db('staff_bulk_items')
      .where({ run_id: id })
      .groupBy('state')
      .select<{ state: BulkItem['state']; count: string }[]>('state', db.raw('count(*) as count')),
  ]);
  if (!run) return null;
  const progress = { waiting: 0, done: 0, skipped: 0, failed: 0 };
  for (const { state, count } of counted) progress[state] = Number(count);
  return { ...run, progress };
}

/** Returns a page of a run's items, by their position. */
export async function listRunItems(
  db: Knex,
  { runId, skip, take }: { runId: string; skip: number; take: number },
): Promise<BulkItem[]> {
  return db('staff_bulk_items')
    .where({ run_id: runId })
    .where('position', '>', skip)
    .orderBy('position')
    .limit(take)
    .select('position', 'item_id', 'state', 'refusal');
}
