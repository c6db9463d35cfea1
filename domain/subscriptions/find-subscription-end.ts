import type { Knex } from 'knex';
import { readTogether } from '../shared/reading/read-together';

/**
 * Returns the end of a person's subscription; null if there is none. This is the only place that determines
 * who has Premium.
 */
export async function findSubscriptionEnd(
  db: Knex,
  userId: string,
  now: Date,
): Promise<Date | null> {
  const end = db.raw('select subscription_end(?, ?) as ends', [userId, now]);
  const [row] = await readTogether<{ ends: Date | null }>(db, end, { ends: true });
  return row?.ends ?? null;
}
