import type { Knex } from 'knex';
import type { CharactersRow } from '~/db/rows';
import { cardColumns, type CharacterRow } from './queries';
import type { CharacterFilter, CharacterSection } from './schema';

/** The condition of each section, written exactly as in the indexes on `characters`. */
const sections: Record<CharacterSection, string> = {
  all: 'true',
  newest: 'true',
  featured: "badge <> 'None'",
  verified: "origin = 'verified_model'",
  callable: 'available_for_calls',
  anime: "style = 'Anime'",
  realistic: "style = 'Realistic'",
  live: 'is_live',
};

/** Returns a query for the published characters that match a filter, as card rows, without an order. */
export function publishedCharacters(
  db: Knex,
  { section, gender, style, origin, isRecommended, exceptIds, followedBy }: CharacterFilter,
): Knex.QueryBuilder<CharacterRow & Pick<CharactersRow, 'is_recommended'>, CharacterRow[]> {
  const query = db<CharacterRow & Pick<CharactersRow, 'is_recommended'>>('characters')
    .whereRaw('characters.is_published')
    .whereRaw(sections[section]);
  if (gender) void query.where({ gender });
  if (style) void query.where({ style });
  if (origin) void query.where({ origin });
  if (isRecommended !== undefined) void query.where('is_recommended', isRecommended);
  if (exceptIds) void query.whereRaw('id <> all(?::uuid[])', [exceptIds]);
  if (followedBy) {
    void query.whereRaw(
      'exists (select from follows where user_id = ?::uuid and character_id = characters.id)',
      [followedBy],
    );
  }
  return query.select(cardColumns.map((column) => `characters.${column}`));
}
