import type { DomainContext } from '../shared/context';
import { readTogether } from '../shared/reading/read-together';
import { cardColumns, toCharacters, type CharacterRow } from './queries';
import type { Character } from './schema';

/** Lists the characters that a person made and that are open to them, latest first. */
export async function listOwnCharacters(
  { db }: Pick<DomainContext, 'db'>,
  { userId, limit }: { userId: string; limit: number },
): Promise<Character[]> {
  const query = db('characters')
    .where({ owner_user_id: userId, is_private: true })
    .orderBy('created_at', 'desc')
    .limit(limit)
    .select(...cardColumns);
  const rows = await readTogether<CharacterRow>(db, query, { created_at: true });
  return rows.length === 0 ? [] : toCharacters(db, rows, userId);
}
