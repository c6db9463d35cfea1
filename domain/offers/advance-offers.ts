import type { Knex } from 'knex';

/**
 * Moves the dates of a person's offers into the past by a number of days, as if that time had passed.
 * Returns the number of offers.
 */
export async function advanceOffers(
  trx: Knex.Transaction,
  userId: string,
  days: number,
): Promise<number> {
  const back = (column: string) => trx.raw('?? - make_interval(days => ?)', [column, days]);
  const offers = await trx('user_offers')
    .where({ user_id: userId })
    .update({ began_at: back('began_at'), ends_at: back('ends_at'), used_at: back('used_at') });
  const packs = await trx('smart_token_packs')
    .where({ user_id: userId })
    .update({
      created_at: back('created_at'),
      expires_at: back('expires_at'),
      used_at: back('used_at'),
    });
  return offers + packs;
}
