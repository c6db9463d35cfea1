import type { Knex } from 'knex';
import type { DrawnPicture } from '../media/schema';

/** Sets a stored picture of a character if there is none of its kind. Safe to repeat. */
export async function showCharacterPicture(
  db: Knex,
  { characterId, role, key, width, height }: DrawnPicture,
): Promise<void> {
  await db('character_media')
    .insert({ character_id: characterId, role, storage_key: key, width, height })
    .onConflict(['character_id', 'role', 'position'])
    .ignore();
}
