import type { AppLoadContext } from '@remix-run/node';
import { featuredStreams, listFeatured, type FeaturedStream } from '~/domain/feeds/list-featured';
import type { PostViewer } from '~/domain/posts/schema';
import { presentPost, type Post } from '../presenters/post-for-fan';
import type { ListPage } from '../../kit/forms/use-infinite-scroll';

interface Asked {
  seed: number;
  isAnime: boolean;
  ofEachStream: number;
  /** A query that names the streams' cursors; none is the beginning. */
  cursors?: URLSearchParams;
}

/** Featured posts of all streams; where the page goes on is a query of the streams' cursors. */
export async function readFeatured(
  { reading, postMedia }: Pick<AppLoadContext, 'reading' | 'postMedia'>,
  viewer: PostViewer,
  { seed, isAnime, ofEachStream, cursors = new URLSearchParams() }: Asked,
): Promise<ListPage<Post>> {
  const known = featuredStreams.filter((stream) => cursors.has(keyOf(stream)));
  // A stream that has ended has no cursor while others go on.
  const read = known.length === 0 ? featuredStreams : known;
  const page = await listFeatured(reading, viewer, {
    counts: Object.fromEntries(read.map((stream) => [stream, ofEachStream])),
    cursors: Object.fromEntries(
      known.map((stream) => [stream, cursors.get(keyOf(stream)) ?? undefined]),
    ),
    characterStyle: isAnime ? 'Anime' : undefined,
    seed,
  });
  const next = new URLSearchParams();
  for (const stream of read) {
    const cursor = page.nextCursors[stream];
    if (cursor !== null) next.set(keyOf(stream), cursor);
  }
  return {
    items: page.items.map((post) => presentPost(post, postMedia)),
    nextCursor: next.size > 0 ? next.toString() : null,
  };
}

const keyOf = (stream: FeaturedStream) => `${stream}Cursor`;
