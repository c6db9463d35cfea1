import type { Knex } from 'knex';

/**
 * Returns the creator of a verified model, who gets a share of what is spent on it; null for a
 * character of the house.
 */
export async function findCreator(db: Knex, characterId: string): Promise<string | null> {
  const row = await db('characters')
    .where({ id: characterId, origin: 'verified_model' })
    .first('owner_user_id');
  return row?.owner_user_id ?? null;
}
