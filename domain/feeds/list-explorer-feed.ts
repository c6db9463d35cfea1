import * as z from 'zod';
import { getPosts } from '../posts/get-posts';
import type { Post, PostViewer } from '../posts/schema';
import type { DomainContext } from '../shared/context';
import { idSchema } from '../shared/ids';
import type { Person } from '../shared/person';
import { sourceOfSafe, sourceOfTab, splitStyles } from './feed-source';
import { isShowable } from './is-showable';
import { readPage } from './read-page';
import { refuse, type Refusal } from './refusals';
import { renewForYou } from './renew-for-you';
import { feedTabSchema, type FeedFilters, type FeedTab } from './schema';
import { scanPositionSchema } from './scan-posts';

export interface ExplorerFeed {
  /** `safe` contains posts that everyone may see without an account and for free. */
  tab: FeedTab | 'safe';
  filters: FeedFilters;
  /** The viewer, a user or a visitor; null if not identified. */
  person: Person | null;
  limit: number;
  /** The start of the visit in the shuffled order, 0 to 1. */
  seed: number;
  cursor?: string | undefined;
  /** The post that is shown first, and not repeated. */
  postId?: string | undefined;
}

export interface FeedPage {
  ok: true;
  items: Post[];
  /** Can be set even for a partial or empty page: a rare filter is searched page by page. */
  nextCursor: string | null;
  seed: number;
}

const positionSchema = z.object({
  tab: z.union([feedTabSchema, z.literal('safe')]),
  seed: z.number(),
  focus: idSchema.nullable(),
  /** The ranked list being read, and its last rank; null without a list. */
  list: z.number().int().nullable(),
  rank: z.number().int(),
  /** The position in the cycle of three after the posts shown so far. */
  turn: z.number().int().min(0).max(2),
  /** The time of the first page. Posts seen before it are moved to the end. */
  since: z.iso.datetime(),
  isSunk: z.boolean(),
  /** Null if the walk has ended. */
  walk: scanPositionSchema.nullable(),
});
type FeedPosition = z.infer<typeof positionSchema>;

/**
 * Returns a page of the explorer. A cursor continues exactly where its page ended, in the same order,
 * even if posts were added since. A cursor of another tab starts from the beginning. Refuses extra
 * styles to users without premium.
 */
export async function listExplorerFeed(
  context: DomainContext,
  viewer: PostViewer,
  feed: ExplorerFeed,
): Promise<FeedPage | Refusal<'premium-only'>> {
  const { tab, filters } = feed;
  const { extraStyles } = splitStyles(filters.style);
  if (extraStyles.length > 0 && !viewer.isSubscriber) return refuse('premium-only');
  const source = tab === 'safe' ? sourceOfSafe(filters) : sourceOfTab(tab, viewer.userId, filters);
  const from = readCursor(context, feed);
  const seed = from?.seed ?? feed.seed;
  if (tab === 'forYou' && !from && feed.person) await renewForYou(context, feed.person);
  const focus = from ? from.focus : (feed.postId ?? null);
  const isFocused = focus !== null && !from;
  const page = await readPage(context.db, source, {
    person: feed.person,
    tab,
    from,
    focus,
    seed,
    now: context.now(),
    limit: feed.limit - (isFocused ? 1 : 0),
  });
  const ids = isFocused ? [focus, ...page.ids] : page.ids;
  const items = await getPosts(context, viewer, ids);
  return {
    ok: true,
    items: items.filter((post) => isShowable(post) && (tab !== 'safe' || isSafe(post))),
    nextCursor: page.next
      ? context.cursors.write({ ...page.next, tab, seed, focus } satisfies FeedPosition)
      : null,
    seed,
  };
}

function readCursor(context: DomainContext, feed: ExplorerFeed): FeedPosition | null {
  const position = feed.cursor ? context.cursors.read(positionSchema, feed.cursor) : null;
  return position?.tab === feed.tab ? position : null;
}

function isSafe({ access, contentLevel }: Post): boolean {
  return access === 'free' && contentLevel === 'SFW';
}
