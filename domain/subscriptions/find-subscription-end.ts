import type { Knex } from 'knex';
import { readTogether } from '../shared/reading/read-together';

/** When the person's subscription ends, or null when none runs: being premium, in one place. */
export async function findSubscriptionEnd(
  db: Knex,
  userId: string,
  now: Date,
): Promise<Date | null> {
  const end = db.raw('select subscription_end(?, ?) as ends', [userId, now]);
  const [row] = await readTogether<{ ends: Date | null }>(db, end, { ends: true });
  return row?.ends ?? null;
}
