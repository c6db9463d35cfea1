import { countOwnPosts, listOwnPosts } from '~/domain/creator-posts/list-own-posts';
import { ownPostTabs, type OwnPostTab } from '~/domain/creator-posts/terms';
import { creatorPostsSettings } from '~/domain/creator-posts/settings';
import { translatorOf } from '../../kit/i18n/translator.server';
import { presentOwnPost } from '../presenters';
import { leadElsewhere, type Handles } from './lead-to-creator.server';

const tabOf = (name: string | null): OwnPostTab =>
  ownPostTabs.find((tab) => tab === name) ?? 'published';

/** Returns one tab of a creator's posts with the number of posts in each. */
export async function readOwnPosts(context: Handles, userId: string, query: URLSearchParams) {
  const { domain, postMedia } = context;
  const { creator_posts_page_size: limit } = await domain.settings(creatorPostsSettings);
  const filter = { tab: tabOf(query.get('tab')), isOldestFirst: query.get('sortBy') === 'oldest' };
  const cursor = query.get('cursor') ?? undefined;
  const [t, listed] = await Promise.all([
    translatorOf(context),
    listOwnPosts(domain, userId, { ...filter, limit, cursor }),
  ]);
  if (!listed.ok) leadElsewhere(listed);
  const { twin, items, nextCursor } = listed;
  const showing = { slug: twin.slug, address: postMedia.forViewer };
  return {
    page: { title: t('own-posts:title') },
    filter,
    counts: await countOwnPosts(domain.db, twin.creatorId),
    found: { items: items.map((post) => presentOwnPost(post, showing)), nextCursor },
  };
}
