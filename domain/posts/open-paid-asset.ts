import type { Knex } from 'knex';
import type {
  orderPaid,
  orderReversed,
  ownershipQueried,
  refundForeseen,
} from '../payments/order-hooks';
import type { Order } from '../payments/schema';
import { announce } from '../shared/outbox/announce';
import type { DomainContext, Hook } from '../shared/context';
import { assetUnlocked } from './events';
import { assetOrderSchema } from './sell-asset';
import { lockUnlocks } from './unlock';

type HookPayload<Of> = Of extends Hook<infer What> ? What : never;

/**
 * Reports an asset as owned when its buyer has unlocked it, alone or with its post, so that it is not sold
 * again.
 */
export async function noticeOwnedAsset(
  _context: DomainContext,
  trx: Knex.Transaction,
  { order, sayOwned }: HookPayload<typeof ownershipQueried>,
): Promise<void> {
  if (order.product.kind === 'post_asset' && (await isOpenAlready(trx, order))) sayOwned();
}

/** Unlocks the asset that was paid by card. */
export async function openPaidAsset(
  context: DomainContext,
  trx: Knex.Transaction,
  { order }: HookPayload<typeof orderPaid>,
): Promise<void> {
  if (order.product.kind !== 'post_asset') return;
  const { assetId, postId, characterId } = assetOrderSchema.parse(order.product.details);
  if (!(await store(trx, order, context.now()))) return;
  const { buyerId: userId } = order;
  const about = { personId: userId, aggregateId: postId };
  announce(trx, assetUnlocked, about, { userId, postId, characterId, assetId, tokens: 0 });
}

/**
 * Locks the asset after a full refund or a chargeback. Unlocks it after a chargeback was withdrawn, unless
 * its buyer has unlocked it in another way.
 */
export async function reversePaidAsset(
  context: DomainContext,
  trx: Knex.Transaction,
  { order, cause, isWhole, isDisputed, sayOwned }: HookPayload<typeof orderReversed>,
): Promise<void> {
  if (order.product.kind !== 'post_asset') return;
  if (cause === 'chargeback-reversed') {
    if (isDisputed) return;
    if (await isOpenAlready(trx, order)) sayOwned();
    else await store(trx, order, context.now());
  } else if (cause === 'chargeback' || isWhole) {
    await trx('post_asset_unlocks').where({ order_id: order.id }).delete();
  }
}

/** Reports that a whole refund locks the asset, if the order has unlocked one. */
export async function foreseeAsset(
  _context: DomainContext,
  trx: Knex.Transaction,
  { order, foresee }: HookPayload<typeof refundForeseen>,
): Promise<void> {
  if (order.product.kind !== 'post_asset') return;
  const unlock = await trx('post_asset_unlocks').where({ order_id: order.id }).first('asset_id');
  if (unlock) foresee({ kind: 'asset' });
}

/**
 * Checks whether the buyer has unlocked an asset, alone or with its post, and locks both unlocks until the
 * transaction ends.
 */
async function isOpenAlready(trx: Knex.Transaction, order: Order): Promise<boolean> {
  const { assetId, postId } = assetOrderSchema.parse(order.product.details);
  await lockUnlocks(trx, order.buyerId, postId);
  const whose = { user_id: order.buyerId };
  const asset = await trx('post_asset_unlocks')
    .where({ ...whose, asset_id: assetId })
    .first('asset_id');
  const post = await trx('post_unlocks')
    .where({ ...whose, post_id: postId })
    .first('post_id');
  return asset !== undefined || post !== undefined;
}

/** Stores the unlock; returns false if there was one, which then remains unchanged. */
async function store(trx: Knex.Transaction, order: Order, now: Date): Promise<boolean> {
  const { assetId } = assetOrderSchema.parse(order.product.details);
  const stored = await trx('post_asset_unlocks')
    .insert({
      user_id: order.buyerId,
      asset_id: assetId,
      tokens: 0,
      order_id: order.id,
      created_at: now,
    })
    .onConflict()
    .ignore()
    .returning('asset_id');
  return stored.length > 0;
}
