import type { Knex } from 'knex';
import type { PersistResponse } from '../idempotency/persist-response';
import { announce } from '../shared/announce';
import type { DomainContext } from '../shared/context';
import { refuse, type Refusal } from '../shared/errors';
import { transact } from '../shared/transact';
import { spendTokens } from '../wallet/move-tokens';
import type { Unlock } from './buy-post';
import { lockUnlocks, refuseToSell, type RefusedUnlock } from './buying';
import { assetUnlocked } from './events';
import { priceOfAsset } from './price';
import { findPosts } from './queries';
import type { PostViewer } from './schema';
import { availabilitiesOf } from './to-post';

type AssetUnlock = Unlock & { assetId: string };
export type BuyAssetOutcome =
  AssetUnlock | RefusedUnlock | Refusal<'no-such-asset' | 'not-sold-alone'>;

interface Wanted {
  postId: string;
  assetId: string;
  price: number;
}

/**
 * Opens one asset of a post to a person for tokens, once, at the price they were shown; a repeat
 * answers the first unlock and takes nothing. Refuses what is open to them anyway, and what comes
 * with its post only.
 */
export async function buyAsset(
  context: DomainContext,
  viewer: PostViewer & { userId: string },
  wanted: Wanted,
  persistResponse?: PersistResponse<BuyAssetOutcome>,
): Promise<BuyAssetOutcome> {
  return transact(context, async (trx) => {
    await lockUnlocks(trx, viewer.userId, wanted.postId);
    const outcome =
      (await findUnlock(trx, viewer.userId, wanted)) ??
      (await unlock(context, trx, viewer, wanted));
    await persistResponse?.(trx, outcome);
    return outcome;
  });
}

async function unlock(
  context: DomainContext,
  trx: Knex.Transaction,
  viewer: PostViewer & { userId: string },
  { postId, assetId, price }: Wanted,
): Promise<BuyAssetOutcome> {
  const { userId } = viewer;
  const now = context.now();
  const [post] = await findPosts(trx, [postId], viewer, now);
  if (!post) return refuse('no-such-post');
  const place = post.assets.findIndex(({ id }) => id === assetId);
  const asset = post.assets[place];
  if (!asset) return refuse('no-such-asset');
  if (availabilitiesOf(post, viewer)[place] !== 'locked') return refuse('already-open');
  const tokens = priceOfAsset(post, asset);
  if (tokens === null) return refuse('not-sold-alone');
  const refused = refuseToSell(post, viewer, { tokens, price });
  if (refused) return refused;
  const spent = await spendTokens(context, trx, 'revenue', {
    userId,
    tokens,
    reason: 'post_asset_unlock',
    reference: assetId,
    idempotencyKey: `asset:${userId}:${assetId}`,
  });
  if (!spent.ok) return spent;
  await trx('post_asset_unlocks').insert({
    user_id: userId,
    asset_id: assetId,
    tokens,
    transfer_id: spent.transferId,
    created_at: now,
  });
  announce(
    trx,
    assetUnlocked,
    { personId: userId, aggregateId: assetId, version: now.getTime() },
    { userId, postId, assetId, characterId: post.character_id, tokens },
  );
  return { ok: true, postId, assetId, tokens, unlockedAt: now.toISOString() };
}

async function findUnlock(
  trx: Knex.Transaction,
  userId: string,
  { postId, assetId }: Wanted,
): Promise<AssetUnlock | null> {
  const row = await trx('post_asset_unlocks as bought')
    .join('post_assets as asset', 'asset.id', 'bought.asset_id')
    .where({ 'bought.user_id': userId, 'bought.asset_id': assetId, 'asset.post_id': postId })
    .first<{ tokens: number; created_at: Date } | undefined>('bought.tokens', 'bought.created_at');
  if (!row) return null;
  return {
    ok: true,
    postId,
    assetId,
    tokens: row.tokens,
    unlockedAt: row.created_at.toISOString(),
  };
}
