import type { Knex } from 'knex';

/** Which of these keys are those of pictures and videos that stand for a character. */
export async function listCharacterFiles(db: Knex, keys: readonly string[]): Promise<string[]> {
  return db('character_media').whereIn('storage_key', keys).distinct().pluck('storage_key');
}
