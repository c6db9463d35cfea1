import type { Knex } from 'knex';
import * as z from 'zod';
import type { PublishedPostsRow } from '~/db/rows';
import { getPosts } from '../posts/get-posts';
import type { Post, PostViewer } from '../posts/schema';
import type { DomainContext } from '../shared/context';
import { idSchema } from '../shared/ids';
import { readTogether } from '../shared/reading/read-together';
import type { Binding } from './condition';
import { isShowable } from './is-showable';

export const featuredStreams = ['token', 'fanClub', 'tokenOrFanclub'] as const;
export type FeaturedStream = (typeof featuredStreams)[number];

export interface FeaturedList {
  /** The number of posts per stream; none of an omitted stream. */
  counts: Partial<Record<FeaturedStream, number>>;
  cursors: Partial<Record<FeaturedStream, string | undefined>>;
  /** Realistic by default. */
  characterStyle?: 'Anime' | undefined;
  /** The start of the visit in the shuffled order, 0 to 1. */
  seed: number;
}

export interface FeaturedPage {
  /** The posts of the streams, alternating. */
  items: Post[];
  /** Null if a stream has ended. */
  nextCursors: Record<FeaturedStream, string | null>;
}

const positionSchema = z.object({
  stream: z.enum(featuredStreams),
  seed: z.number(),
  order: z.number(),
  id: idSchema,
  wrapped: z.boolean(),
});
type Position = z.infer<typeof positionSchema>;

interface Row extends Pick<PublishedPostsRow, 'id' | 'random_order'> {
  stream: FeaturedStream;
  wrapped: boolean;
}

/**
 * Returns featured posts of every stream in one query, each in the random order from the seed around
 * to the seed. A stream's cursor continues where its page ended.
 */
export async function listFeatured(
  context: DomainContext,
  viewer: PostViewer,
  list: FeaturedList,
): Promise<FeaturedPage> {
  const streams = featuredStreams.map((stream) => ({
    stream,
    count: list.counts[stream] ?? 0,
    from: readCursor(context, stream, list),
  }));
  const rows = await readStreams(
    context.db,
    streams.filter(({ count }) => count > 0).flatMap((one) => rangesOf(one, list)),
  );
  const shown = streams.map(({ stream, count }) =>
    rows.filter((row) => row.stream === stream).slice(0, count),
  );
  const next = (index: number): string | null => {
    const { stream, count, from } = streams[index] ?? unknownStream();
    if (count === 0) return list.cursors[stream] ?? null;
    const last = shown[index]?.at(-1);
    const isEnd = rows.filter((row) => row.stream === stream).length <= count;
    if (isEnd || !last) return null;
    return context.cursors.write({
      stream,
      seed: from?.seed ?? list.seed,
      order: last.random_order,
      id: last.id,
      wrapped: last.wrapped,
    } satisfies Position);
  };
  const posts = await getPosts(context, viewer, byTurns(shown));
  return {
    items: posts.filter(isShowable),
    nextCursors: { token: next(0), fanClub: next(1), tokenOrFanclub: next(2) },
  };
}

function unknownStream(): never {
  throw new Error('no such stream');
}

function readCursor(context: DomainContext, stream: FeaturedStream, list: FeaturedList) {
  const cursor = list.cursors[stream];
  const position = cursor ? context.cursors.read(positionSchema, cursor) : null;
  return position?.stream === stream ? position : null;
}

interface Range {
  sql: string;
  bindings: Binding[];
}

/** Returns the ranges of a stream: to the end of its order, and from the beginning to the seed. */
function rangesOf(
  { stream, count, from }: { stream: FeaturedStream; count: number; from: Position | null },
  { seed, characterStyle }: FeaturedList,
): Range[] {
  const start = from?.seed ?? seed;
  const range = (wrapped: boolean): Range => {
    const isUnderWay = from?.wrapped === wrapped;
    return {
      sql: `(select '${stream}' as stream, ${wrapped} as wrapped, p.id, p.random_order
               from published_posts p
              where p.access = '${stream}'
                and p.style = '${characterStyle ?? 'Realistic'}'
                and p.random_order ${wrapped ? '<' : '>='} ?
                    ${isUnderWay ? 'and (p.random_order, p.id) > (?, cast(? as uuid))' : ''}
              order by p.random_order, p.id limit ?)`,
      bindings: [start, ...(isUnderWay ? [from.order, from.id] : []), count + 1],
    };
  };
  return from?.wrapped ? [range(true)] : [range(false), range(true)];
}

async function readStreams(db: Knex, ranges: Range[]): Promise<Row[]> {
  if (ranges.length === 0) return [];
  const query = db.raw(
    `select * from (${ranges.map(({ sql }) => sql).join(' union all ')}) p
      order by wrapped, random_order, id`,
    ranges.flatMap(({ bindings }) => bindings),
  );
  return readTogether<Row>(db, query, {});
}

/** Returns the first of each stream, then the second of each, and so on. */
function byTurns(streams: Row[][]): string[] {
  const longest = Math.max(...streams.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    streams.flatMap((rows) => rows[turn]?.id ?? []),
  ).flat();
}
