import type { Knex } from 'knex';
import type { MarketingOrigin } from './marketing-origin';

/**
 * Stores the marketing origin of a new user, in the transaction that creates the account; the first one
 * counts.
 */
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
