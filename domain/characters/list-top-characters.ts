import type { DomainContext } from '../shared/context';
import { listCharacterRows } from './list-characters';
import { cardColumns, toCharacters, type CharacterRow } from './queries';
import type { Character } from './schema';

/** The number of most followed characters among which one origin is searched. */
const mostFollowed = 1000;

interface Top {
  origin: Character['origin'];
  limit: number;
  userId?: string | null;
}

/**
 * Lists the characters of an origin with the most followers. If there are not enough, others of the
 * origin follow in the shuffled order.
 */
export async function listTopCharacters(
  context: DomainContext,
  { origin, limit, userId = null }: Top,
): Promise<Character[]> {
  const top = context
    .db('character_counts')
    .where('followers', '>', 0)
    .orderByRaw('followers desc, character_id')
    .limit(mostFollowed)
    .select('character_id', 'followers')
    .as('top');
  const followed = await context
    .db<CharacterRow>(top)
    .join('characters', 'characters.id', 'top.character_id')
    .whereRaw('is_published')
    .where({ origin })
    .orderByRaw('top.followers desc, characters.id')
    .limit(limit)
    .select<CharacterRow[]>(cardColumns.map((column) => `characters.${column}`));
  const rows = followed.length < limit ? await fillUp(context, followed, origin, limit) : followed;
  return toCharacters(context.db, rows, userId);
}

async function fillUp(
  context: DomainContext,
  followed: CharacterRow[],
  origin: Character['origin'],
  limit: number,
): Promise<CharacterRow[]> {
  const followedIds = new Set(followed.map(({ id }) => id));
  const others = await listCharacterRows(context, { section: 'all', origin, limit });
  const unknown = others.items.filter(({ id }) => !followedIds.has(id));
  return [...followed, ...unknown].slice(0, limit);
}
