import type { DomainContext } from '../shared/context';
import { findPosts } from './queries';
import type { Post, PostViewer } from './schema';
import { toPost } from './to-post';
import { engagementSettings } from '../engagement/settings';

/** The maximum number of posts per request by ids. */
export const mostPostsAtOnce = 50;

/**
 * Returns posts for a viewer in the order of the ids, with one query. Ids of posts that are not published
 * are skipped.
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

/** Returns one post; null if it is not published, or if it is not by the character with the given slug. */
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
