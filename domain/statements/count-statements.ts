import type { Knex } from 'knex';
import { within, type Period } from '../shared/period';

/** Counts the statements of a period by consequence, source, and whether the filter decided alone. */
export async function countStatements(
  db: Knex,
  period: Period,
): Promise<{ consequence: string; source: string; isAutomatic: boolean; count: number }[]> {
  return db('statements_of_reasons')
    .whereRaw(...within('given_at', period))
    .groupByRaw('consequence, source, decided_by is null')
    .orderByRaw('consequence, source, decided_by is null')
    .select(
      'consequence',
      'source',
      db.raw('decided_by is null as "isAutomatic"'),
      db.raw('count(*)::int as count'),
    );
}
