import type { Knex } from 'knex';
import type { MarketingOrigin } from './marketing-origin';

/** Keeps where a new user came from, in the transaction that makes them; the first word counts. */
export async function storeMarketingOrigin(
  trx: Knex,
  userId: string,
  origin: MarketingOrigin,
  now: Date,
): Promise<void> {
  await trx('marketing_origins')
    .insert({ user_id: userId, ...origin, created_at: now })
    .onConflict('user_id')
    .ignore();
}
