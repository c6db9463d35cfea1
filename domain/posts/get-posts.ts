import type { DomainContext } from '../shared/context';
import { findPosts } from './queries';
import type { Post, PostViewer } from './schema';
import { toPost } from './to-post';
import { engagementSettings } from '../engagement/settings';

/** How many posts may be asked for by their ids at once. */
export const mostPostsAtOnce = 50;

/**
 * Posts in the order of their ids as the viewer is shown them, in one query; ids of posts that
 * nobody can see are passed over.
 */
export async function getPosts(
  context: DomainContext,
  viewer: PostViewer,
  ids: string[],
): Promise<Post[]> {
  const now = context.now();
  const [rows, settings] = await Promise.all([
    findPosts(context.db, ids, viewer, now),
    context.settings(engagementSettings),
  ]);
  const showing = { viewer, display: settings.engagement_display, now };
  return rows.map((row) => toPost(row, showing));
}

/** One post, or null where nobody can see it; with a slug, only as that character's. */
export async function getPost(
  context: DomainContext,
  viewer: PostViewer,
  { postId, characterSlug }: { postId: string; characterSlug?: string },
): Promise<Post | null> {
  const [post] = await getPosts(context, viewer, [postId]);
  if (!post) return null;
  const isWanted = characterSlug === undefined || post.character.slug === characterSlug;
  return isWanted ? post : null;
}
