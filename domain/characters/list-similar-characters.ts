import type { DomainContext } from '../shared/context';
import { readTogether } from '../shared/reading/read-together';
import { toCharacters, type CharacterRow } from './queries';
import type { Character } from './schema';

/** The number of characters read per shared attribute, on either side of the given one. */
const neighbours = 150;
/** The number of characters with the most shared attributes that are compared further. */
const shortlist = 80;

/** Lists the characters of the same style that share the most attributes with one, best match first. */
export async function listSimilarCharacters(
  context: DomainContext,
  characterId: string,
  limit: number,
  userId: string | null = null,
): Promise<Character[]> {
  const beside = (side: '<' | '>') => `
    (select other.character_id from character_attributes other
      where other.type = own.type and other.value = own.value
        and other.character_id ${side} own.character_id
      order by other.character_id ${side === '<' ? 'desc' : 'asc'} limit ${neighbours})`;
  const query = context.db.raw(
    `with matches as (
       select near.character_id, count(*) as shared
         from character_attributes own
        cross join lateral (${beside('<')} union all ${beside('>')}) near
        where own.character_id = :characterId
          and own.type in ('Personality', 'Occupation', 'Hobby', 'Relationship')
        group by near.character_id
        order by shared desc, near.character_id
        limit ${shortlist}
     )
     select characters.* from matches
      cross join lateral (
        select * from characters where characters.id = matches.character_id limit 1
      ) characters
      where is_published
        and style = (select style from characters where id = :characterId)
      order by matches.shared desc, random_order
      limit :limit`,
    { characterId, limit },
  );
  const rows = await readTogether<CharacterRow>(context.db, query, { created_at: true });
  return toCharacters(context.db, rows, userId);
}
