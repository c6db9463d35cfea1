import type { Knex } from 'knex';
import { ownerColumn, type Person } from '../shared/person';
import { onPost, type Condition } from './condition';
import type { FeedSource } from './feed-source';
import { interleave } from './interleave';
import { readRanked, type Ranked } from './read-ranked';
import { resolveCharacters, type Scope } from './resolve-characters';
import { beginScan, scanPosts, type ScanPosition } from './scan-posts';

/** How far a feed has come. */
interface Progress {
  list: number | null;
  rank: number;
  turn: number;
  /** When the feed was begun. */
  since: string;
  /** Whether only what the person had seen by then is left of the walk. */
  isSunk: boolean;
  walk: ScanPosition | null;
}

interface Asked {
  /** Whose list is read, and whose views sink posts; null where neither is anybody's. */
  person: Person | null;
  tab: string;
  from: Progress | null;
  /** Was shown already. */
  focus: string | null;
  seed: number;
  now: Date;
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
  const since = asked.from?.since ?? asked.now.toISOString();
  const place: Place = {
    walk: asked.from ? asked.from.walk : firstWalk(source, scope, asked.seed),
    isSunk: asked.from?.isSunk ?? false,
  };
  const exploration = { source, scope, filters, listId: ranked.listId, wanted };
  const walked = await explore(db, exploration, place, {
    person: source.order === 'personal' ? asked.person : null,
    since,
    first: firstWalk(source, scope, asked.seed),
    // What is sunk comes after all that is ranked.
    mayWait: ranked.found.length >= wanted,
  });
  return fill({ ranked, walked, place, since }, asked);
}

function listOf({ from, tab, person }: Asked) {
  if (from) return { listId: from.list };
  return { latest: tab === 'trending' ? ('trending' as const) : ('forYou' as const), person };
}

/** Few characters are walked by time, whatever the feed's order; a ranked list has no walk beside it. */
function firstWalk({ order }: FeedSource, { few }: Scope, seed: number): ScanPosition | null {
  if (order === 'ranked') return null;
  return beginScan(order === 'newest' || few ? 'newest' : 'random', seed);
}

/** How far exploration has come, and whether only what was seen before is left of it. */
interface Place {
  walk: ScanPosition | null;
  isSunk: boolean;
}

interface Explored {
  found: { id: string; place: Place }[];
  rest: Place;
}

interface Sinking {
  /** Whose views sink posts; null where nothing sinks. */
  person: Person | null;
  since: string;
  first: ScanPosition | null;
  mayWait: boolean;
}

/** The walk, with what its person had seen when the feed began after everything else. */
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

/** So many of the latest views sink what they were of. */
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
  walked: Explored;
  place: Place;
  since: string;
}

function fill({ ranked, walked, place, since }: Streams, { from, limit }: Asked): PageOfIds {
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
