import type { Knex } from 'knex';
import { within, type Period } from '../shared/period';

/** Counts the cases that came in during a period, by kind, with those resolved and those in time. */
export async function countCases(
  db: Knex,
  period: Period,
): Promise<{ kind: string; received: number; resolved: number; inTime: number }[]> {
  return db('cases')
    .whereRaw(...within('created_at', period))
    .groupBy('kind')
    .orderBy('kind')
    .select(
      'kind',
      db.raw('count(*)::int as received'),
      db.raw('count(resolved_at)::int as resolved'),
      db.raw(
        `count(*) filter (where resolved_at < coalesce(due_at, (due_on + 1)::timestamp at time zone 'UTC'))::int
           as "inTime"`,
      ),
    );
}
