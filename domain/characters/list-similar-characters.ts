import type { DomainContext } from '../shared/context';
import { cardColumns, toCards, type CharacterRow } from './queries';
import type { CharacterCard, MediaAddress } from './schema';

/** Characters of the same style that share the most attributes with one, best match first. */
export async function listSimilarCharacters(
  context: DomainContext,
  characterId: string,
  limit: number,
  address: MediaAddress,
): Promise<CharacterCard[]> {
  const rows = await context
    .db<CharacterRow>('characters')
    .join(
      context
        .db('character_attributes as own')
        .join('character_attributes as other', function () {
          this.on('other.type', 'own.type').andOn('other.value', 'own.value');
        })
        .where('own.character_id', characterId)
        .whereNot('other.character_id', characterId)
        .whereIn('own.type', ['Personality', 'Occupation', 'Hobby', 'Relationship'])
        .groupBy('other.character_id')
        .select('other.character_id')
        .count('* as shared')
        .as('matches'),
      'matches.character_id',
      'characters.id',
    )
    .where('is_published', true)
    .where('style', context.db('characters').where('id', characterId).select('style'))
    .orderByRaw('matches.shared desc, characters.random_order')
    .limit(limit)
    .select<CharacterRow[]>(cardColumns.map((column) => `characters.${column}`));
  return toCards(context.db, rows, address);
}
