import type { DomainContext } from '../shared/context';
import { refuse, type Refusal } from '../shared/errors';
import { transact } from '../shared/transact';
import { dayOf, viewerMark, type Looker } from '../shared/viewer-mark';

/** Counts that somebody saw a post: once per viewer, post and day (UTC), however often they come. */
export async function addPostView(
  context: DomainContext,
  looker: Looker,
  postId: string,
): Promise<{ ok: true } | Refusal<'no-such-post'>> {
  const now = context.now();
  const day = dayOf(now);
  return transact(context, async (trx) => {
    const post = await trx('posts')
      .where({ id: postId, is_published: true })
      .first<{ id: string } | undefined>('id');
    if (!post) return refuse('no-such-post');
    const viewed = await trx('post_views')
      .insert({
        post_id: postId,
        viewed_on: day,
        viewer: viewerMark(context, looker, day),
        user_id: looker.userId,
        viewed_at: now,
      })
      .onConflict(['post_id', 'viewed_on', 'viewer'])
      .ignore()
      .returning('post_id');
    if (viewed.length === 0) return { ok: true };
    await trx.raw(
      `insert into post_counts as counts (post_id, views) values (?, 1)
       on conflict (post_id) do update set views = counts.views + 1`,
      [postId],
    );
    return { ok: true };
  });
}
