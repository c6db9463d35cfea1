import type { Knex } from 'knex';
import { allOf, onPost, type Condition } from './condition';
import { ofCharacters, type FeedSource } from './feed-source';

/** So many characters are walked one beside the other; among more, posts are picked from the feed. */
export const fewCharacters = 200;

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
  if (characters.length === 0) return { few: null, filters: [] };
  const { sql, bindings } = allOf(characters);
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select c.id from characters c where c.is_published and ${sql} limit ?`,
    [...bindings, fewCharacters + 1],
  );
  const few = rows.map(({ id }) => id);
  if (few.length > fewCharacters) return { few: null, filters: ofCharacters(characters) };
  return { few, filters: [onPost('p.character_id = any(cast(? as uuid[]))', few)] };
}
