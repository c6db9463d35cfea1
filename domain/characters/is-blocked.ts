import type { Knex } from 'knex';
import { readTogether } from '../shared/reading/read-together';

/** Checks whether a user has blocked a character; visitors cannot block. */
export async function isBlocked(
  db: Knex,
  userId: string | null,
  characterId: string,
): Promise<boolean> {
  if (userId === null) return false;
  const query = db('character_blocks')
    .where({ user_id: userId, character_id: characterId })
    .select('character_id');
  return (await readTogether<{ character_id: string }>(db, query, {})).length > 0;
}
