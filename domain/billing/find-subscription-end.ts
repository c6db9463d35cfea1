import type { Knex } from 'knex';

/** When the person's subscription ends, or null when none runs: the one truth of 'is premium'. */
export async function findSubscriptionEnd(
  db: Knex,
  userId: string,
  now: Date,
): Promise<Date | null> {
  const row = await db('subscriptions')
    .where({ user_id: userId })
    .where('started_at', '<=', now)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .first<{ expires_at: Date } | undefined>('expires_at');
  return row?.expires_at ?? null;
}
