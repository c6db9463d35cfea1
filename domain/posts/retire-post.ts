import type { Knex } from 'knex';

/**
 * Retires a post in the caller's transaction: only the people who paid for it see it. Its photos stay
 * until `emptyRetiredPost`, since a fan may be paying at this moment. Safe to repeat.
 */
export async function retirePost(trx: Knex.Transaction, id: string, now: Date): Promise<void> {
  await trx('posts')
    .where({ id })
    .update({ is_published: false, retired_at: trx.raw('coalesce(retired_at, ?)', [now]) });
}

/**
 * Removes the photos of a retired post in the caller's transaction, unless a fan paid for it or it is
 * withheld. Returns whether it has none now.
 */
export async function emptyRetiredPost(trx: Knex.Transaction, id: string): Promise<boolean> {
  const post = await lockPost(trx, id);
  if (!post) return true;
  if (post.retired_at === null || post.withheld_at !== null) return false;
  if (await isPaid(trx, id)) return false;
  await trx('post_assets').where({ post_id: id }).delete();
  return true;
}

/**
 * Removes one photo of a post in the caller's transaction, or returns the reason that it must stay: a fan paid for the
 * post or a part of it, it is withheld, or the photo is its last. Safe to repeat.
 */
export async function removePhoto(
  trx: Knex.Transaction,
  { postId, assetId }: { postId: string; assetId: string },
): Promise<'removed' | 'paid' | 'last'> {
  const post = await lockPost(trx, postId);
  const assets = await trx('post_assets').where({ post_id: postId }).pluck('id');
  if (!post || !assets.includes(assetId)) return 'removed';
  if (post.withheld_at !== null || (await isPaid(trx, postId))) return 'paid';
  if (assets.length === 1) return 'last';
  await trx('post_assets').where({ id: assetId }).delete();
  return 'removed';
}

/** Locks a post, so that no one pays for all of it until the transaction ends. */
const lockPost = (trx: Knex.Transaction, id: string) =>
  trx('posts').where({ id }).forUpdate().first('withheld_at', 'retired_at');

/** Checks whether a fan paid for a locked post or a part of it; no one can until the transaction ends. */
async function isPaid(trx: Knex.Transaction, postId: string): Promise<boolean> {
  const assets = await trx('post_assets').where({ post_id: postId }).forUpdate().pluck('id');
  const whole = await trx('post_unlocks').where({ post_id: postId }).first('user_id');
  if (whole) return true;
  const part = await trx('post_asset_unlocks').whereIn('asset_id', assets).first('user_id');
  return part !== undefined;
}
