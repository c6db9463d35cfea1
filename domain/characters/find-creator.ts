import type { Knex } from 'knex';

/** Whose twin a character is: who shares in what is spent on it. Null for those of the house. */
export async function findCreator(db: Knex, characterId: string): Promise<string | null> {
  const row = await db('characters')
    .where({ id: characterId, origin: 'verified_model' })
    .first('owner_user_id');
  return row?.owner_user_id ?? null;
}
