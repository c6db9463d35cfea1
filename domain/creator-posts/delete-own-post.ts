import type { Knex } from 'knex';
import { letGoOfGenerations } from '../generations/let-go';
import { retirePost } from '../posts/retire-post';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { postImage } from './generate-images';
import type { TwinRefusal } from './own-twin';
import { lockOwnPost } from './post-rows';
import type { Refusal } from './refusals';
import { creatorPostsSettings } from './settings';

/**
 * Deletes a post of the person's own twin: fans who paid keep it, no one else sees it again. A draft is
 * removed with everything that was made for it.
 */
export async function deleteOwnPost(
  context: DomainContext,
  own: { userId: string; postId: string },
): Promise<{ ok: true } | TwinRefusal | Refusal<'no-such-own-post'>> {
  const { creator_post_deleted_kept_seconds: kept } = await context.settings(creatorPostsSettings);
  return transact(context, async (trx) => {
    const locked = await lockOwnPost(trx, own);
    if (!locked.ok) return locked;
    const now = context.now();
    if (locked.row.state === 'draft') {
      await removePost(context, trx, own.postId);
      return { ok: true };
    }
    await retirePost(trx, own.postId, now);
    const purgeAt = new Date(now.getTime() + kept * 1000);
    await trx('creator_posts')
      .where({ id: own.postId })
      .update({ state: 'deleted', purge_at: purgeAt, updated_at: now });
    return { ok: true };
  });
}

/** Removes a post's row with its pictures and their files, in the caller's transaction. */
export async function removePost(
  context: DomainContext,
  trx: Knex.Transaction,
  id: string,
): Promise<void> {
  const subjects = await trx('creator_post_images').where({ post_id: id }).pluck('id');
  await letGoOfGenerations(context, trx, { purposes: [postImage], subjects });
  await trx('creator_posts').where({ id }).delete();
}
