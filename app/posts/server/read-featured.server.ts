import type { AppLoadContext } from '@remix-run/node';
import { featuredStreams, listFeatured, type FeaturedStream } from '~/domain/feeds/list-featured';
import type { PostViewer } from '~/domain/posts/schema';
import { presentPost, type Post } from '../presenters/post-for-fan';
import type { ListPage } from '../../kit/forms/use-infinite-scroll';

interface RequestInput {
  seed: number;
  isAnime: boolean;
  ofEachStream: number;
  /** A query with the cursors of the streams; empty for the beginning. */
  cursors?: URLSearchParams;
}

/** Returns featured posts of all streams. The next page is a query with the cursors of the streams. */
export async function readFeatured(
  { reading, postMedia }: Pick<AppLoadContext, 'reading' | 'postMedia'>,
  viewer: PostViewer,
  { seed, isAnime, ofEachStream, cursors = new URLSearchParams() }: RequestInput,
): Promise<ListPage<Post>> {
  const continued = featuredStreams.filter((stream) => cursors.has(keyOf(stream)));
  // A stream that has ended has no cursor while the others continue.
  const read = continued.length === 0 ? featuredStreams : continued;
  const page = await listFeatured(reading, viewer, {
    counts: Object.fromEntries(read.map((stream) => [stream, ofEachStream])),
    cursors: Object.fromEntries(
      continued.map((stream) => [stream, cursors.get(keyOf(stream)) ?? undefined]),
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
