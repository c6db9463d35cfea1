import type { Knex } from 'knex';
import { allOf, onPost, type Condition } from './condition';
import { ofCharacters, type CharacterCondition, type FeedSource } from './feed-source';

/**
 * So many characters are walked one beside the other; among more, posts are picked from the feed. The
 * first costs a page of each, the second a page times how rare they are: even at the root of all.
 */
const fewCharacters = 100;

export interface Scope {
  /** The characters whose posts are wanted, where they are few; null where they are many or all. */
  few: string[] | null;
  /** What says the same of a post. */
  filters: Condition[];
}

/** Finds out whose posts a feed is made of; asks nothing where it is everybody's. */
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

/** Asks for the characters that are wanted: one more than few tells that they are many. */
export function matching(characters: readonly CharacterCondition[]): Condition {
  const { sql, bindings } = allOf(
    characters.map((condition) => ({ ...condition, sql: condition.sql('c.id') })),
  );
  return {
    sql: `select c.id from published_characters c where ${sql} limit ?`,
    bindings: [...bindings, fewCharacters + 1],
  };
}

/** What the answer to `matching` means to a feed. */
export function scopeOf(characters: readonly CharacterCondition[], found: string[]): Scope {
  if (characters.length === 0) return { few: null, filters: [] };
  if (found.length > fewCharacters) return { few: null, filters: ofCharacters(characters) };
  return { few: found, filters: [onPost('p.character_id = any(cast(? as uuid[]))', found)] };
}
