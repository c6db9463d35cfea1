import type { Knex } from 'knex';
import { within, type Period } from '../shared/period';

/** Counts the appeals of a period by outcome; those without one wait. */
export async function countAppeals(
  db: Knex,
  period: Period,
): Promise<{ outcome: string | null; count: number }[]> {
  return db('appeals')
    .whereRaw(...within('appealed_at', period))
    .groupBy('outcome')
    .orderBy('outcome')
    .select('outcome', db.raw('count(*)::int as count'));
}
