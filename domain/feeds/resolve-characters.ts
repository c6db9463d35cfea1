import type { Knex } from 'knex';
import { allOf, onPost, type Condition } from './condition';
import { ofCharacters, type CharacterCondition, type FeedSource } from './feed-source';

/**
 * Up to this number, characters are walked in parallel; above it, posts are filtered from the feed. The
 * first costs a page per character, the second a page times their rarity; the costs are equal at the
 * square root of the number of all characters.
 */
const fewCharacters = 100;

export interface Scope {
  /** The wanted characters if they are few; null if they are many or all. */
  few: string[] | null;
  /** The equivalent conditions on a post. */
  filters: Condition[];
}

/** Determines the characters of a feed; runs no query if it contains all of them. */
export async function resolveCharacters(
  db: Knex,
  { characters }: Pick<FeedSource, 'characters'>,
): Promise<Scope> {
  if (characters.length === 0) return scopeOf(characters, []);
  const { sql, bindings } = matching(characters);
  const { rows } = await db.raw<{ rows: { id: string }[] }>(sql, bindings);
  return scopeOf(
    characters,
    rows.map(({ id }) => id),
  );
}

/** Returns a query for the wanted characters; one more than the maximum shows that there are many. */
export function matching(characters: readonly CharacterCondition[]): Condition {
  const { sql, bindings } = allOf(
    characters.map((condition) => ({ ...condition, sql: condition.sql('c.id') })),
  );
  return {
    sql: `select c.id from published_characters c where ${sql} limit ?`,
    bindings: [...bindings, fewCharacters + 1],
  };
}

/** Converts the result of `matching` to the scope of a feed. */
export function scopeOf(characters: readonly CharacterCondition[], found: string[]): Scope {
  if (characters.length === 0) return { few: null, filters: [] };
  if (found.length > fewCharacters) return { few: null, filters: ofCharacters(characters) };
  return { few: found, filters: [onPost('p.character_id = any(cast(? as uuid[]))', found)] };
}
