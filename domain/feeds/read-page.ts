import type { Knex } from 'knex';
import { onPost, type Condition } from './condition';
import type { FeedSource } from './feed-source';
import { interleave } from './interleave';
import { readRanked, type Ranked } from './read-ranked';
import { resolveCharacters, type Scope } from './resolve-characters';
import { beginWalk, walkPosts, type Walked, type WalkPosition } from './walk-posts';

/** How far a feed has come. */
interface Progress {
  list: number | null;
  rank: number;
  turn: number;
  walk: WalkPosition | null;
}

interface Asked {
  userId: string | null;
  tab: string;
  from: Progress | null;
  /** Was shown already. */
  focus: string | null;
  seed: number;
  limit: number;
}

interface PageOfIds {
  ids: string[];
  next: Progress | null;
}

/** The ids of a feed's next page, and how far it has come then; null at its end. */
export async function readPage(db: Knex, source: FeedSource, asked: Asked): Promise<PageOfIds> {
  const filters = [
    ...source.filters,
    ...(asked.focus === null ? [] : [onPost('p.id <> cast(? as uuid)', asked.focus)]),
  ];
  // One more than is shown tells whether there is more.
  const wanted = asked.limit + 1;
  const ranked: Ranked =
    source.order === 'ranked' || source.order === 'personal'
      ? await readRanked(db, listOf(asked), {
          after: asked.from?.rank ?? 0,
          filters,
          characters: source.characters,
          wanted,
        })
      : { listId: null, found: [], scope: await resolveCharacters(db, source) };
  const { scope } = ranked;
  if (scope.few?.length === 0) return { ids: [], next: null };
  const start = asked.from ? asked.from.walk : firstWalk(source, scope, asked.seed);
  const walked: Walked =
    start === null
      ? { found: [], rest: null }
      : await walk(db, { source, scope, filters, listId: ranked.listId, start, wanted });
  return fill({ ranked, walked, start }, asked);
}

function listOf({ from, tab, userId }: Asked) {
  if (from) return { listId: from.list };
  return { latest: tab === 'trending' ? ('trending' as const) : ('forYou' as const), userId };
}

/** Few characters are walked by time, whatever the feed's order; a ranked list has no walk beside it. */
function firstWalk({ order }: FeedSource, { few }: Scope, seed: number): WalkPosition | null {
  if (order === 'ranked') return null;
  return beginWalk(order === 'newest' || few ? 'newest' : 'random', seed);
}

interface Exploration {
  source: FeedSource;
  scope: Scope;
  filters: Condition[];
  listId: number | null;
  start: WalkPosition;
  wanted: number;
}

function walk(db: Knex, { source, scope, filters, listId, start, wanted }: Exploration) {
  const isPerCharacter = scope.few !== null && start.by === 'newest';
  return walkPosts(db, {
    from: start,
    leading: source.leading,
    filters: [
      ...filters,
      ...(isPerCharacter ? [] : scope.filters),
      ...(listId === null ? [] : [notListed(listId)]),
    ],
    few: scope.few,
    wanted,
  });
}

/** Exploration never shows what the list holds. */
function notListed(listId: number): Condition {
  return onPost(
    `(select true from ranked_posts r where r.list_id = cast(? as bigint) and r.post_id = p.id)
       is null`,
    listId,
  );
}

interface Streams {
  ranked: Ranked;
  walked: Walked;
  start: WalkPosition | null;
}

function fill({ ranked, walked, start }: Streams, { from, limit }: Asked): PageOfIds {
  const mixed = interleave(ranked.found, walked.found, {
    turn: from?.turn ?? 0,
    limit,
  });
  const { fromRanked, fromWalk } = mixed;
  const isWalkSpent = fromWalk === walked.found.length;
  const walkNow = isWalkSpent ? walked.rest : (walked.found[fromWalk - 1]?.position ?? start);
  const hasMore = fromRanked < ranked.found.length || !isWalkSpent || walkNow !== null;
  return {
    ids: mixed.items.map(({ id }) => id),
    next: hasMore
      ? {
          list: ranked.listId,
          rank: ranked.found[fromRanked - 1]?.rank ?? from?.rank ?? 0,
          turn: mixed.turn,
          walk: walkNow,
        }
      : null,
  };
}
