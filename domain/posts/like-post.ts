import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { isOpen } from './availability';
import { countActivity, discountActivity } from './count-activity';
import { postLiked } from './events';
import { findPosts, type PostRow } from './queries';
import { refuse, type Refusal } from './refusals';
import type { PostViewer } from './schema';
import { availabilitiesOf, viewerAccessOf } from './to-post';

/**
 * Likes a post; a repeat changes nothing. Refuses a post that is not published, and one of which the viewer
 * may see nothing.
 */
export async function likePost(
  context: DomainContext,
  viewer: PostViewer & { userId: string },
  postId: string,
): Promise<{ ok: true } | Refusal<'no-such-post' | 'post-locked'>> {
  return transact(context, async (trx) => {
    const now = context.now();
    const [post] = await findPosts(trx, [postId], viewer, now);
    if (!post) return refuse('no-such-post');
    if (!isVisible(post, viewer)) return refuse('post-locked');
    const { userId } = viewer;
    const liked = await trx('post_likes')
      .insert({ user_id: userId, post_id: postId, created_at: now })
      .onConflict(['user_id', 'post_id'])
      .ignore()
      .returning('post_id');
    if (liked.length === 0) return { ok: true };
    await countActivity(trx, { postId, activity: 'likes', at: now });
    announce(
      trx,
      postLiked,
      { personId: userId, aggregateId: userId },
      { userId, postId, characterId: post.character_id },
    );
    return { ok: true };
  });
}

/** Removes a like; does nothing if there is none. The right to see the post is not required. */
export async function unlikePost(
  context: DomainContext,
  userId: string,
  postId: string,
): Promise<{ ok: true } | Refusal<'no-such-post'>> {
  return transact(context, async (trx) => {
    const post = await trx('posts').where({ id: postId }).first('id');
    if (!post) return refuse('no-such-post');
    const [taken] = await trx('post_likes')
      .where({ user_id: userId, post_id: postId })
      .delete()
      .returning('created_at');
    if (taken) await discountActivity(trx, { postId, activity: 'likes', at: taken.created_at });
    return { ok: true };
  });
}

function isVisible(post: PostRow, viewer: PostViewer): boolean {
  if (isOpen(post.access, viewerAccessOf(post, viewer))) return true;
  return availabilitiesOf(post, viewer).includes('available');
}
