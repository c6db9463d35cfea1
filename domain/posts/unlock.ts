import type { Knex } from 'knex';
import type { PostUnlocksRow } from '~/db/rows';
import { findCreator } from '../characters/find-creator';
import type { PersistResponse } from '../idempotency/persist-response';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { spendTokens } from '../wallet/spends/spend-tokens';
import type { RefusedSpend } from '../wallet/spends/pay-from-purse';
import { defineTransferReason } from '../wallet/schema';
import { countActivity } from './count-activity';
import { decideUnlock, type RefusedUnlock, type Wanted } from './decide-unlock';
import { assetUnlocked, postUnlocked } from './events';
import { findPosts } from './queries';
import type { PostViewer } from './schema';

interface Unlocked {
  ok: true;
  postId: string;
  /** Set if one asset was bought alone. */
  assetId?: string;
  /** The price paid, in whole tokens. */
  tokens: number;
  unlockedAt: string;
}

export type UnlockOutcome = Unlocked | RefusedUnlock | RefusedSpend;

const postUnlock = defineTransferReason('post_unlock');
const assetUnlock = defineTransferReason('post_asset_unlock');

type Buyer = PostViewer & { userId: string };

/**
 * Unlocks a post, or one asset of it, for tokens, as `decideUnlock` decides. A repeat returns the first
 * unlock and charges nothing, whatever price it states.
 */
export async function unlock(
  context: DomainContext,
  buyer: Buyer,
  wanted: Wanted,
  persistResponse?: PersistResponse<UnlockOutcome>,
): Promise<UnlockOutcome> {
  return transact(context, async (trx) => {
    await lockUnlocks(trx, buyer.userId, wanted.postId);
    const outcome =
      (await findUnlock(trx, buyer.userId, wanted)) ?? (await buy(context, trx, buyer, wanted));
    await persistResponse?.(trx, outcome);
    return outcome;
  });
}

/**
 * Serialises a person's purchases of one post, since earlier payments for parts determine the price of the
 * rest.
 */
export async function lockUnlocks(
  trx: Knex.Transaction,
  userId: string,
  postId: string,
): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `unlocks:${userId}:${postId}`,
  ]);
}

async function buy(
  context: DomainContext,
  trx: Knex.Transaction,
  buyer: Buyer,
  wanted: Wanted,
): Promise<UnlockOutcome> {
  const { userId } = buyer;
  const now = context.now();
  const [post] = await findPosts(trx, [wanted.postId], buyer, now);
  const sale = decideUnlock(post, buyer, wanted);
  if (!sale.ok) return sale;
  const { tokens, characterId } = sale;
  const creatorId = await findCreator(trx, characterId);
  const spent = await spendTokens(context, trx, {
    userId,
    tokens,
    characterId,
    creatorId,
    confirmed: wanted.confirmed,
    ...paymentOf(userId, wanted),
  });
  if (!spent.ok) return spent;
  const paid = { user_id: userId, tokens, transfer_id: spent.transferId, created_at: now };
  await storeUnlock(trx, wanted, paid);
  announceUnlock(trx, wanted, { userId, characterId, tokens });
  return unlocked(wanted, paid);
}

function paymentOf(userId: string, { postId, assetId }: Wanted) {
  return assetId === undefined
    ? {
        reason: postUnlock,
        reference: postId,
        idempotencyKey: `post:${userId}:${postId}`,
      }
    : {
        reason: assetUnlock,
        reference: assetId,
        idempotencyKey: `asset:${userId}:${assetId}`,
      };
}

async function storeUnlock(
  trx: Knex.Transaction,
  { postId, assetId }: Wanted,
  paid: Omit<PostUnlocksRow, 'post_id'>,
): Promise<void> {
  if (assetId !== undefined) {
    await trx('post_asset_unlocks').insert({ ...paid, asset_id: assetId });
    return;
  }
  await trx('post_unlocks').insert({ ...paid, post_id: postId });
  await countActivity(trx, { postId, activity: 'unlocks', at: paid.created_at });
}

function announceUnlock(
  trx: Knex.Transaction,
  { postId, assetId }: Wanted,
  sold: { userId: string; characterId: string; tokens: number },
): void {
  const about = { personId: sold.userId, aggregateId: sold.userId };
  if (assetId === undefined) announce(trx, postUnlocked, about, { ...sold, postId });
  else announce(trx, assetUnlocked, about, { ...sold, postId, assetId });
}

async function findUnlock(
  trx: Knex.Transaction,
  userId: string,
  wanted: Wanted,
): Promise<Unlocked | null> {
  const { postId, assetId } = wanted;
  const earlier =
    assetId === undefined
      ? trx('post_unlocks as bought').where({ post_id: postId })
      : trx('post_asset_unlocks as bought')
          .join('post_assets as asset', 'asset.id', 'bought.asset_id')
          .where({ 'bought.asset_id': assetId, 'asset.post_id': postId });
  const paid = await earlier
    .where({ 'bought.user_id': userId })
    .first<Pick<PostUnlocksRow, 'tokens' | 'created_at'> | undefined>(
      'bought.tokens',
      'bought.created_at',
    );
  return paid ? unlocked(wanted, paid) : null;
}

function unlocked(
  { postId, assetId }: Wanted,
  { tokens, created_at }: Pick<PostUnlocksRow, 'tokens' | 'created_at'>,
): Unlocked {
  const unlockedAt = created_at.toISOString();
  return { ok: true, postId, ...(assetId !== undefined && { assetId }), tokens, unlockedAt };
}
