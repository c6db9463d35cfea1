import type { Knex } from 'knex';

/** Returns those of the given keys that belong to pictures and videos of a character. */
export async function listCharacterFiles(db: Knex, keys: readonly string[]): Promise<string[]> {
  return db('character_media').whereIn('storage_key', keys).distinct().pluck('storage_key');
}
