import type { Knex } from 'knex';

/** When the person's subscription ends, or null when none runs: being premium, in one place. */
export async function findSubscriptionEnd(
  db: Knex,
  userId: string,
  now: Date,
): Promise<Date | null> {
  const { rows } = await db.raw<{ rows: { ends: Date | null }[] }>(
    'select subscription_end(?, ?) as ends',
    [userId, now],
  );
  return rows[0]?.ends ?? null;
}
