import type { Knex } from 'knex';

/**
 * Withdraws a character from the site, in the caller's transaction; returns whether it was published.
 * Chats with it stay.
 */
export async function withdrawCharacter(trx: Knex.Transaction, id: string): Promise<boolean> {
  const withdrawn = await trx('characters')
    .where({ id, is_published: true })
    .update({ is_published: false });
  return withdrawn > 0;
}
