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
  /** `safe` is what anybody may see, without an account and for nothing. */
  tab: FeedTab | 'safe';
  filters: FeedFilters;
  /** Who the posts are for: a member or a visitor; null where nobody knows. */
  person: Person | null;
  limit: number;
  /** Where in the shuffled order a visit begins, 0 to 1. */
  seed: number;
  cursor?: string | undefined;
  /** Comes first, and never again. */
  postId?: string | undefined;
}

export interface FeedPage {
  ok: true;
  items: Post[];
  /** May come with a page that is not full, or is empty: a rare filter is searched for page by page. */
  nextCursor: string | null;
  seed: number;
}

const positionSchema = z.object({
  tab: z.union([feedTabSchema, z.literal('safe')]),
  seed: z.number(),
  focus: idSchema.nullable(),
  /** The ranked list that is read, and the last rank of it; null where nothing is ranked. */
  list: z.number().int().nullable(),
  rank: z.number().int(),
  /** Of the posts shown so far, which third comes next. */
  turn: z.number().int().min(0).max(2),
  /** When the feed was begun: what was seen before sinks to the end. */
  since: z.iso.datetime(),
  isSunk: z.boolean(),
  /** Null where the walk has ended. */
  walk: scanPositionSchema.nullable(),
});
type FeedPosition = z.infer<typeof positionSchema>;

/**
 * A page of the explorer. A cursor goes on exactly where its page ended, in the same order, whatever
 * has been added since; one of another tab begins anew. Refuses extra styles to who is not premium.
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
