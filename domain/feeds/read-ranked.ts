import type { Knex } from 'knex';
import type { RankedPostsRow } from '~/db/rows';
import type { LeftJoined } from '../shared/reading/left-joined';
import { ownerColumn, type Person } from '../shared/person';
import { allOf, type Condition } from './condition';
import { ofCharacters, type FeedSource } from './feed-source';
import { matching, scopeOf, type Scope } from './resolve-characters';

/** The list that a feed reads: one named by a cursor, or the latest. */
export type WantedList =
  { listId: number | null } | { latest: 'forYou' | 'trending'; person: Person | null };

export interface Ranked {
  /** Null if there is no list yet. */
  listId: number | null;
  found: { id: string; rank: number }[];
  /** The characters of the feed, determined by the same query. */
  scope: Scope;
}

interface Row extends LeftJoined<Pick<RankedPostsRow, 'list_id' | 'rank' | 'post_id'>> {
  characters: string[] | null;
}

interface RequestInput {
  after: number;
  wanted: number;
}

/**
 * Returns the next posts of a ranked list. The trending list is used for a person without their own
 * list.
 */
export async function readRanked(
  db: Knex,
  list: WantedList,
  { after, filters, wanted, characters }: Pick<FeedSource, 'characters' | 'filters'> & RequestInput,
): Promise<Ranked> {
  const named = nameList(list);
  const where = allOf([...filters, ...ofCharacters(characters)]);
  const characterQuery = characters.length > 0 ? matching(characters) : noCharacters;
  const { rows } = await db.raw<{ rows: Row[] }>(
    `with list as (select ${named.sql} as id)
     select list.id as list_id, ranked.rank, ranked.post_id,
            cast(array(${characterQuery.sql}) as text[]) as characters
       from list left join lateral (
         select r.rank, r.post_id from ranked_posts r
          cross join lateral (
            select from published_posts p
             where p.id = r.post_id and ${where.sql} limit 1
          ) as wanted
          where r.list_id = list.id and r.rank > ?
          order by r.rank limit ?
       ) as ranked on true
      order by ranked.rank`,
    [...named.bindings, ...characterQuery.bindings, ...where.bindings, after, wanted],
  );
  return {
    listId: rows[0]?.list_id ?? null,
    found: rows.flatMap(({ post_id: id, rank }) => (id && rank !== null ? [{ id, rank }] : [])),
    scope: scopeOf(characters, rows[0]?.characters ?? []),
  };
}

const noCharacters: Condition = { sql: 'select cast(null as uuid) where false', bindings: [] };

const latestTrending =
  "(select id from ranked_lists where kind = 'trending' order by id desc limit 1)";

/** Returns the SQL for a list's id. */
export function nameList(list: WantedList): Condition {
  if ('listId' in list) return { sql: 'cast(? as bigint)', bindings: [list.listId] };
  const { latest, person } = list;
  if (latest === 'trending' || person === null) return { sql: latestTrending, bindings: [] };
  const own = `(select id from ranked_lists where ${ownerColumn(person)} = cast(? as uuid)
                 order by id desc limit 1)`;
  return { sql: `coalesce(${own}, ${latestTrending})`, bindings: [person.id] };
}
