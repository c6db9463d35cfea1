import type { Knex } from 'knex';
import { within, type Period } from '../shared/period';

/** Counts refused words and generated content of a period, by category. */
export async function countFlags(
  db: Knex,
  period: Period,
): Promise<{ category: string; direction: string; count: number }[]> {
  return db('moderation_flags')
    .whereRaw(...within('created_at', period))
    .groupBy('category', 'direction')
    .orderBy(['category', 'direction'])
    .select('category', 'direction', db.raw('count(*)::int as count'));
}

/** Counts the decisions of staff about incidents in a period, with the median hours they took. */
export async function countReviews(
  db: Knex,
  period: Period,
): Promise<{ decision: string; count: number; hours: number }[]> {
  return db('incidents')
    .whereRaw(...within('decided_at', period))
    .groupBy('decision')
    .orderBy('decision')
    .select(
      'decision',
      db.raw('count(*)::int as count'),
      db.raw(`round((percentile_cont(0.5) within group
                (order by extract(epoch from decided_at - begun_at)) / 3600)::numeric, 1)::float
              as hours`),
    );
}
