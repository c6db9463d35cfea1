import type { CreatorPostsRow } from '~/db/rows';
import { emptyRetiredPost } from '../posts/retire-post';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { removePost } from './delete-own-post';
import { findOwnTwin } from './own-twin';
import { publish } from './publish-draft';

/** Publishes the drafts whose time has come. Returns the number of those that are published now. */
export async function publishDue(context: DomainContext, limit: number): Promise<number> {
  const due = await context
    .db('creator_posts')
    .where('publish_at', '<=', context.now())
    .orderBy('publish_at')
    .limit(limit)
    .pluck<string[]>('id');
  let published = 0;
  for (const id of due) if (await publishOne(context, id)) published += 1;
  return published;
}

/** Publishes one due draft; one that cannot be published any more stays a draft without a time. */
async function publishOne(context: DomainContext, id: string): Promise<boolean> {
  return transact(context, async (trx) => {
    const row = await trx('creator_posts')
      .where({ id, state: 'draft' })
      .where('publish_at', '<=', context.now())
      .forUpdate()
      .skipLocked()
      .first<CreatorPostsRow | undefined>();
    if (!row) return false;
    const person = await trx('creator_profiles').where({ id: row.creator_id }).first('user_id');
    const twin = person?.user_id ? await findOwnTwin(trx, person.user_id) : null;
    const isOwn = twin?.ok === true && twin.characterId === row.character_id;
    const outcome = isOwn ? await publish(context, trx, row, twin) : null;
    if (outcome?.ok) return true;
    await trx('creator_posts').where({ id }).update({ publish_at: null });
    return false;
  });
}

/** Removes the pictures of posts that were deleted long ago and that no fan paid for. Returns their number. */
export async function purgeDeleted(context: DomainContext, limit: number): Promise<number> {
  const due = await context
    .db('creator_posts')
    .where('purge_at', '<=', context.now())
    .orderBy('purge_at')
    .limit(limit)
    .pluck<string[]>('id');
  for (const id of due) {
    await transact(context, async (trx) => {
      const isEmpty = await emptyRetiredPost(trx, id);
      if (isEmpty) await removePost(context, trx, id);
      else await trx('creator_posts').where({ id }).update({ purge_at: null });
    });
  }
  return due.length;
}
