import type { Knex } from 'knex';

/** Publishes a character, in the caller's transaction; returns whether it was not published before. */
export async function publishCharacter(trx: Knex.Transaction, id: string): Promise<boolean> {
  const published = await trx('characters')
    .where({ id, is_published: false })
    .update({ is_published: true });
  return published > 0;
}
