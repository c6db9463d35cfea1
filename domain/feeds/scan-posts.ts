import type { Knex } from 'knex';
import * as z from 'zod';
import type { PublishedPostsRow } from '~/db/rows';
import { idSchema } from '../shared/ids';
import { allOf, onPost, type Binding, type Condition } from './condition';

const lowestId = '00000000-0000-0000-0000-000000000000';

/** The maximum number of posts that a page reads. A longer search continues on the next page. */
const mostLookedAt = 3000;

/** The position in a walk. */
export const scanPositionSchema = z.discriminatedUnion('by', [
  z.object({ by: z.literal('newest'), at: z.iso.datetime().nullable(), id: idSchema }),
  z.object({
    by: z.literal('random'),
    seed: z.number(),
    at: z.number(),
    id: idSchema,
    wrapped: z.boolean(),
  }),
]);
export type ScanPosition = z.infer<typeof scanPositionSchema>;

/** Returns the start of a walk. */
export function beginScan(by: ScanPosition['by'], seed: number): ScanPosition {
  return by === 'newest'
    ? { by, at: null, id: lowestId }
    : { by, seed, at: seed, id: lowestId, wrapped: false };
}

export interface PostScan {
  from: ScanPosition;
  /** The condition that an index has in the walk's order. */
  leading: Condition | null;
  filters: Condition[];
  /** A few characters whose posts are walked in parallel; otherwise null. */
  few: string[] | null;
  wanted: number;
  /** The maximum number of posts to read; 3,000 by default. */
  mostLookedAt?: number;
}

export interface ScannedPosts {
  found: { id: string; position: ScanPosition }[];
  /** The position after everything found; null at the end. */
  rest: ScanPosition | null;
}

interface Row extends Pick<PublishedPostsRow, 'id' | 'created_at' | 'random_order'> {
  wrapped: boolean;
}

/**
 * Returns the next posts of a walk directly from an index: newest first, or in the random order from
 * the seed around to the seed. No post appears twice within one walk, even as posts are added.
 */
export async function scanPosts(db: Knex, walk: PostScan): Promise<ScannedPosts> {
  const isPerCharacter = walk.few !== null && walk.from.by === 'newest';
  if (walk.few?.length === 0) return { found: [], rest: null };
  const ranges = rangesOf(walk.from);
  const query = isPerCharacter
    ? besideEachOther(walk, walk.few ?? [])
    : inOneLine(
        ranges.map((range) => pick(walk, range)),
        walk.wanted,
      );
  const { rows } = await db.raw<{ rows: Row[] }>(query.sql, query.bindings);
  const found = rows.map((row) => ({ id: row.id, position: positionOf(row, walk.from) }));
  const isSure = isPerCharacter || walk.filters.length === 0 || !mayHavePassedOver(walk, found);
  if (!isSure) return stopAtLimit(db, walk, ranges, found);
  const last = found.at(-1);
  return { found, rest: last && found.length === walk.wanted ? last.position : null };
}

/**
 * Checks whether a range may have been left before its end: the page is not full, or continued with the
 * next range.
 */
function mayHavePassedOver({ from, wanted }: PostScan, found: ScannedPosts['found']): boolean {
  const last = found.at(-1);
  return (
    found.length < wanted || (!isWrapped(from) && last !== undefined && isWrapped(last.position))
  );
}

interface Range extends Condition {
  wrapped: boolean;
}

/** Returns the rest of a walk; of a random one, to its end and then from its beginning to the seed. */
function rangesOf(from: ScanPosition): Range[] {
  if (from.by === 'newest') {
    const after = onPost('(p.created_at, p.id) < (cast(? as timestamptz), cast(? as uuid))');
    return from.at === null
      ? [{ ...allOf([]), wrapped: false }]
      : [{ ...after, bindings: [from.at, from.id], wrapped: false }];
  }
  const after = '(p.random_order, p.id) > (cast(? as double precision), cast(? as uuid))';
  const { seed, at, id, wrapped } = from;
  const before = 'p.random_order < cast(? as double precision)';
  if (wrapped) return [{ sql: `${after} and ${before}`, bindings: [at, id, seed], wrapped }];
  return [
    { sql: after, bindings: [at, id], wrapped },
    { sql: before, bindings: [seed], wrapped: true },
  ];
}

const orders = {
  newest: 'p.created_at desc, p.id desc',
  random: 'p.random_order, p.id',
} as const;
const columns = `p.id, p.created_at, p.random_order`;

/** Returns the range as the index has it, limited to the number of posts a page may read. */
function scan(walk: PostScan, range: Range): Condition {
  const where = allOf([...(walk.leading ? [walk.leading] : []), range]);
  const limit = walk.filters.length === 0 ? walk.wanted : patience(walk);
  return {
    sql: `select ${columns}, p.character_id, p.style, p.access, p.clothing, p.extra_style,
                 p.video_tag
            from published_posts p where ${where.sql}
           order by ${orders[walk.from.by]} limit ?`,
    bindings: [...where.bindings, limit],
  };
}

/**
 * Returns the wanted posts of a range. The inner limit keeps the filters out of the scan and the scan
 * short.
 */
function pick(walk: PostScan, range: Range): Condition {
  const scanned = scan(walk, range);
  const filter = allOf(walk.filters);
  return {
    sql: `(select ${columns}, ${range.wrapped} as wrapped
             from (${scanned.sql}) p where ${filter.sql}
            order by ${orders[walk.from.by]} limit ?)`,
    bindings: [...scanned.bindings, ...filter.bindings, walk.wanted],
  };
}

/** Returns the ranges in their order. The second one is not read if the first one gives enough. */
function inOneLine([first, second]: Condition[], enough: number): Condition {
  if (!first) throw new Error('a walk has at least one range');
  if (!second) return first;
  return {
    sql: `with ahead as materialized ${first.sql}, around as (
            select * from ${second.sql} p where (select count(*) from ahead) < ?
          )
          select * from (select * from ahead union all select * from around) p
           order by p.wrapped, p.random_order, p.id limit ?`,
    bindings: [...first.bindings, ...second.bindings, enough, enough],
  };
}

function besideEachOther(walk: PostScan, characterIds: string[]): Condition {
  const [range = { ...allOf([]), wrapped: false }] = rangesOf(walk.from);
  const where = allOf([...(walk.leading ? [walk.leading] : []), ...walk.filters, range]);
  const { wanted } = walk;
  const bindings: Binding[] = [characterIds, ...where.bindings, wanted, wanted];
  return {
    sql: `select ${columns}, false as wrapped
            from unnest(cast(? as uuid[])) as wanted (character_id)
           cross join lateral (
             select ${columns} from published_posts p
              where p.character_id = wanted.character_id and ${where.sql}
              order by ${orders.newest} limit ?
           ) p
           order by ${orders.newest} limit ?`,
    bindings,
  };
}

function positionOf(row: Row, from: ScanPosition): ScanPosition {
  return from.by === 'newest'
    ? { by: 'newest', at: row.created_at.toISOString(), id: row.id }
    : { ...from, at: row.random_order, id: row.id, wrapped: row.wrapped };
}

/** Determines whether a walk has ended or this page stopped at its limit, and the position. */
async function stopAtLimit(
  db: Knex,
  walk: PostScan,
  ranges: Range[],
  found: ScannedPosts['found'],
): Promise<ScannedPosts> {
  const ends = ranges.map((range): Condition => {
    const { sql, bindings } = scan(walk, range);
    return {
      sql: `(select ${columns}, ${range.wrapped} as wrapped from (${sql}) p offset ? limit 1)`,
      bindings: [...bindings, patience(walk) - 1],
    };
  });
  const query = inOneLine(ends, 1);
  const { rows } = await db.raw<{ rows: Row[] }>(query.sql, query.bindings);
  const [end] = rows;
  const stop = end ? positionOf(end, walk.from) : null;
  // Posts of the second range come only after all of the first.
  const isFirst = stop !== null && !isWrapped(stop) && !isWrapped(walk.from);
  const kept = isFirst ? found.filter(({ position }) => !isWrapped(position)) : found;
  const last = kept.at(-1);
  return { found: kept, rest: last && kept.length === walk.wanted ? last.position : stop };
}

const patience = (walk: PostScan) => walk.mostLookedAt ?? mostLookedAt;

const isWrapped = (position: ScanPosition) => position.by === 'random' && position.wrapped;
