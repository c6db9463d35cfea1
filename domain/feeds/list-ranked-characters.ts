import type { Knex } from 'knex';
import * as z from 'zod';
import type { RankedPostsRow } from '~/db/rows';
import { cardColumns, toCharacters, type CharacterRow } from '../characters/queries';
import type { Character, CharacterPage } from '../characters/schema';
import {
  positionAt,
  shuffledPosition,
  shuffledScan,
  type ShuffledPosition,
} from '../characters/shuffled-scan';
import type { DomainContext } from '../shared/context';
import type { LeftJoined } from '../shared/reading/left-joined';
import type { Person } from '../shared/person';
import { readTogether } from '../shared/reading/read-together';
import type { FeedCharactersList } from './schema';
import { nameList, type WantedList } from './read-ranked';
import { renewForYou } from './renew-for-you';

/** Ranks read per page. Several posts may belong to the same character. */
const ranksAtOnce = 300;

const positionSchema = z.object({
  list: z.number().int().nullable(),
  /** The last rank read; null if the list is finished. */
  rank: z.number().int().nullable(),
  walk: shuffledPosition.nullable(),
});
type Position = z.infer<typeof positionSchema>;

interface RankedCharacters extends FeedCharactersList {
  tab: 'forYou' | 'trending';
}

/**
 * Lists the characters of a ranked list, each at their best post. The personal list continues with all
 * other characters in the visit's order; the trending list ends.
 */
export async function listRankedCharacters(
  context: DomainContext,
  { tab, seed, limit, cursor, userId, person }: RankedCharacters,
): Promise<CharacterPage<Character>> {
  const from = cursor ? context.cursors.read(positionSchema, cursor) : null;
  if (tab === 'forYou' && !from && person) await renewForYou(context, person);
  const ranked = await readRanks(context.db, wantedList(from, tab, person), {
    after: from ? from.rank : 0,
    wanted: limit,
  });
  const isThrough = ranked.rank === null && tab === 'forYou';
  const others = isThrough
    ? await everybodyElse(context.db, ranked.list, {
        seed: from?.walk?.seed ?? seed,
        from: from?.walk ?? null,
        wanted: limit - ranked.rows.length,
      })
    : { rows: [], walk: null, isEnd: ranked.rank === null };
  const next: Position = { list: ranked.list, rank: ranked.rank, walk: others.walk };
  return {
    items: await toCharacters(context.db, [...ranked.rows, ...others.rows], userId),
    nextCursor: others.isEnd ? null : context.cursors.write(next),
  };
}

function wantedList(from: Position | null, tab: RankedCharacters['tab'], person: Person | null) {
  return from ? { listId: from.list } : { latest: tab, person };
}

interface RankRow extends CharacterRow, LeftJoined<Pick<RankedPostsRow, 'list_id' | 'rank'>> {
  last: number | null;
}

/** Returns the next characters of a list, and the last rank read; null at its end. */
async function readRanks(
  db: Knex,
  list: WantedList,
  { after, wanted }: { after: number | null; wanted: number },
) {
  const named = nameList(list);
  const from = after ?? 0;
  const until = after === null ? from : from + ranksAtOnce;
  const query = db.raw(
    `with list as (select ${named.sql} as id)
     select list.id as list_id, found.*,
            (select max(r.rank) from ranked_posts r where r.list_id = list.id) as last
       from list left join lateral (
         select ${cardColumns.map((column) => `c.${column}`).join(', ')}, best.rank
           from (select p.character_id, min(r.rank) as rank
                   from ranked_posts r
                   join published_posts p on p.id = r.post_id
                  where r.list_id = list.id and r.rank > ? and r.rank <= ?
                  group by p.character_id) best
           join published_characters c on c.id = best.character_id
          where not exists (
            select from ranked_posts r join published_posts p on p.id = r.post_id
             where r.list_id = list.id and r.rank <= ? and p.character_id = c.id)
          order by best.rank limit ?
       ) as found on true
      order by found.rank`,
    [...named.bindings, from, until, from, wanted],
  );
  const rows = await readTogether<RankRow>(db, query, { created_at: true });
  const found = rows.filter(({ rank }) => rank !== null);
  const reached = found.length === wanted ? (found.at(-1)?.rank ?? until) : until;
  const isEnd = after === null || reached >= (rows[0]?.last ?? 0);
  return { list: rows[0]?.list_id ?? null, rows: found, rank: isEnd ? null : reached };
}

interface Others {
  seed: number;
  from: ShuffledPosition | null;
  wanted: number;
}

/** Returns the characters that are not in a list, in the shuffled order from the seed. */
async function everybodyElse(db: Knex, listId: number | null, { seed, from, wanted }: Others) {
  const except = listId === null ? undefined : idsIn(db, listId);
  const scan = { seed, from, limit: wanted + 1, except };
  const rows = await shuffledScan(db, { section: 'all' }, scan);
  const shown = rows.slice(0, wanted);
  const last = shown.at(-1);
  return {
    rows: shown,
    walk: last ? positionAt(last, seed) : from,
    isEnd: rows.length <= wanted,
  };
}

/** Returns a query for the characters whose posts are in a list. */
function idsIn(db: Knex, listId: number): Knex.QueryBuilder {
  return db('ranked_posts')
    .join('post_characters as p', 'p.post_id', 'ranked_posts.post_id')
    .where({ list_id: listId })
    .distinct('character_id');
}
