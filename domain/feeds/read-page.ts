import type { Knex } from 'knex';
import { ownerColumn, type Person } from '../shared/person';
import { onPost, type Condition } from './condition';
import type { FeedSource } from './feed-source';
import { interleave } from './interleave';
import { readRanked, type Ranked } from './read-ranked';
import { resolveCharacters, type Scope } from './resolve-characters';
import { beginScan, scanPosts, type ScanPosition } from './scan-posts';

/** The position in a feed. */
interface Progress {
  list: number | null;
  rank: number;
  turn: number;
  /** The time of the first page. */
  since: string;
  /** True if only posts seen before that time are left in the walk. */
  isSunk: boolean;
  walk: ScanPosition | null;
}

interface RequestInput {
  /** The person whose list is read and whose views move posts to the end; null without one. */
  person: Person | null;
  tab: string;
  from: Progress | null;
  /** The post that was already shown. */
  focus: string | null;
  seed: number;
  now: Date;
  limit: number;
}

interface PageOfIds {
  ids: string[];
  next: Progress | null;
}

/** Returns the ids of a feed's next page and the new position; null at its end. */
export async function readPage(
  db: Knex,
  source: FeedSource,
  request: RequestInput,
): Promise<PageOfIds> {
  const filters = [
    ...source.filters,
    ...(request.focus === null ? [] : [onPost('p.id <> cast(? as uuid)', request.focus)]),
  ];
  // One more than is shown, to detect a further page.
  const wanted = request.limit + 1;
  const ranked: Ranked =
    source.order === 'ranked' || source.order === 'personal'
      ? await readRanked(db, listOf(request), {
          after: request.from?.rank ?? 0,
          filters,
          characters: source.characters,
          wanted,
        })
      : { listId: null, found: [], scope: await resolveCharacters(db, source) };
  const { scope } = ranked;
  if (scope.few?.length === 0) return { ids: [], next: null };
  const since = request.from?.since ?? request.now.toISOString();
  const place: Place = {
    walk: request.from ? request.from.walk : firstWalk(source, scope, request.seed),
    isSunk: request.from?.isSunk ?? false,
  };
  const exploration = { source, scope, filters, listId: ranked.listId, wanted };
  const walked = await explore(db, exploration, place, {
    person: source.order === 'personal' ? request.person : null,
    since,
    first: firstWalk(source, scope, request.seed),
    // Posts already seen come after all ranked ones.
    mayWait: ranked.found.length >= wanted,
  });
  return fill({ ranked, walked, place, since }, request);
}

function listOf({ from, tab, person }: RequestInput) {
  if (from) return { listId: from.list };
  return { latest: tab === 'trending' ? ('trending' as const) : ('forYou' as const), person };
}

/**
 * Returns the start of the walk. A few characters are walked by time in any feed; a ranked list has no
 * walk.
 */
function firstWalk({ order }: FeedSource, { few }: Scope, seed: number): ScanPosition | null {
  if (order === 'ranked') return null;
  return beginScan(order === 'newest' || few ? 'newest' : 'random', seed);
}

/** The position of exploration, and whether only posts already seen are left. */
interface Place {
  walk: ScanPosition | null;
  isSunk: boolean;
}

interface Explored {
  found: { id: string; place: Place }[];
  rest: Place;
}

interface Sinking {
  /** The person whose views move posts to the end; null if none are moved. */
  person: Person | null;
  since: string;
  first: ScanPosition | null;
  mayWait: boolean;
}

/** Walks the posts, with those that the person had seen at the start of the feed after all others. */
async function explore(
  db: Knex,
  exploration: Omit<Exploration, 'start'>,
  place: Place,
  { person, since, first, mayWait }: Sinking,
): Promise<Explored> {
  if (place.walk === null || (place.isSunk && mayWait)) return { found: [], rest: place };
  const go = async (start: ScanPosition, isSunk: boolean, wanted: number): Promise<Explored> => {
    const filters = [
      ...exploration.filters,
      ...(person === null ? [] : [wasSeen(person, since, isSunk)]),
    ];
    const { found, rest } = await walk(db, { ...exploration, filters, start, wanted });
    return {
      found: found.map(({ id, position }) => ({ id, place: { walk: position, isSunk } })),
      rest: { walk: rest, isSunk },
    };
  };
  const ahead = await go(place.walk, place.isSunk, exploration.wanted);
  const isEnd = ahead.rest.walk === null && ahead.found.length < exploration.wanted;
  if (!isEnd || place.isSunk || person === null || first === null) return ahead;
  if (mayWait) return { ...ahead, rest: { walk: first, isSunk: true } };
  const sunk = await go(first, true, exploration.wanted - ahead.found.length);
  return { found: [...ahead.found, ...sunk.found], rest: sunk.rest };
}

/** The number of latest views whose posts are moved to the end. */
const viewsLooked = 500;

function wasSeen(person: Person, since: string, isSeen: boolean): Condition {
  return onPost(
    `p.id ${isSeen ? 'in' : 'not in'} (
       select v.post_id from viewed_posts v
        where v.${ownerColumn(person)} = cast(? as uuid) and v.viewed_at < cast(? as timestamptz)
        order by v.viewed_at desc limit ${viewsLooked})`,
    person.id,
    since,
  );
}

interface Exploration {
  source: FeedSource;
  scope: Scope;
  filters: Condition[];
  listId: number | null;
  start: ScanPosition;
  wanted: number;
}

function walk(db: Knex, { source, scope, filters, listId, start, wanted }: Exploration) {
  const isPerCharacter = scope.few !== null && start.by === 'newest';
  return scanPosts(db, {
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

/** Returns the condition that a post is not in the list, because exploration must not repeat it. */
function notListed(listId: number): Condition {
  return onPost(
    `(select true from ranked_posts r where r.list_id = cast(? as bigint) and r.post_id = p.id)
       is null`,
    listId,
  );
}

interface Streams {
  ranked: Ranked;
  walked: Explored;
  place: Place;
  since: string;
}

function fill({ ranked, walked, place, since }: Streams, { from, limit }: RequestInput): PageOfIds {
  const mixed = interleave(ranked.found, walked.found, {
    turn: from?.turn ?? 0,
    limit,
    explores: walked.found.some(({ place: { isSunk } }) => isSunk) ? 'after' : 'between',
  });
  const { fromRanked, fromWalk } = mixed;
  const isWalkSpent = fromWalk === walked.found.length;
  const now = isWalkSpent ? walked.rest : (walked.found[fromWalk - 1]?.place ?? place);
  const hasMore = fromRanked < ranked.found.length || !isWalkSpent || now.walk !== null;
  return {
    ids: mixed.items.map(({ id }) => id),
    next: hasMore
      ? {
          list: ranked.listId,
          rank: ranked.found[fromRanked - 1]?.rank ?? from?.rank ?? 0,
          turn: mixed.turn,
          since,
          ...now,
        }
      : null,
  };
}
