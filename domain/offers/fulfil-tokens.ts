import type { Knex } from 'knex';
import type { orderPaid } from '../payments/order-hooks';
import type { Order } from '../payments/schema';
import { noteUserMeta } from '../profile/update-user-meta';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { addBoughtTokens } from '../wallet/lots/grant-tokens';
import { defineTransferReason } from '../wallet/schema';
import { changeUserOffer } from './change-user-offer';
import { announceSpecialOffers } from './list-special-offers';
import { findLatestOffer } from './queries';
import { tokenProductSchema, type Occasion, type TokenProduct } from './schema';

const tokensBought = defineTransferReason('tokens_bought');

type HookPayload = NonNullable<(typeof orderPaid)['data']>;

/**
 * Grants the tokens of a paid order in the numbers that the order states, and marks the offers it used.
 * This happens once, in the transaction that marks the order as paid. Orders of other products are ignored.
 */
export async function fulfilTokens(
  context: DomainContext,
  trx: Knex.Transaction,
  { order, payment, at }: HookPayload,
): Promise<void> {
  if (order.product.kind !== 'tokens') return;
  const product = tokenProductSchema.parse(order.product.details);
  const bonusTokens = product.bonusTokens + product.specialBonusTokens;
  const { isNew } = await addBoughtTokens(context, trx, {
    userId: order.buyerId,
    tokens: product.tokens,
    bonusTokens,
    paid: payment.net,
    orderId: order.id,
    reason: tokensBought,
    idempotencyKey: `tokens:${order.id}`,
  });
  if (!isNew) return;
  await trx('token_purchases').insert({
    order_id: order.id,
    user_id: order.buyerId,
    product_id: order.product.id,
    tokens: product.tokens,
    bonus_tokens: bonusTokens,
    paid_minor: payment.amount.minor,
    currency: payment.amount.currency,
    bought_at: at,
  });
  await noteUse(context, trx, order, product, at);
}

/** Marks a limited offer, a personal pack or a bonus as used by the order. */
async function noteUse(
  context: DomainContext,
  trx: Knex.Transaction,
  { id: orderId, buyerId, product: { id: productId } }: Order,
  { kind, userOfferId }: TokenProduct,
  at: Date,
): Promise<void> {
  if (kind === 'smart') {
    const use = { used_at: at, order_id: orderId };
    const own = trx('smart_token_packs').where({ id: productId, user_id: buyerId, used_at: null });
    const [pack] = await own.update(use).returning('is_welcome_back');
    if (pack?.is_welcome_back) await useOccasion(trx, 'welcome_back', { buyerId, orderId }, at);
  }
  if (kind === 'welcome_back') await useOccasion(trx, kind, { buyerId, orderId }, at);
  if (kind === 'special') {
    await useOccasion(trx, 'token_special', { buyerId, orderId }, at);
    await noteUserMeta(context, trx, buyerId, { isTokenSpecialOfferUsed: true });
  }
  if (userOfferId === null) return;
  const used = await changeUserOffer(trx, userOfferId, { kind: 'paid', orderId }, at);
  if (used) await announceSpecialOffers(trx, buyerId, at);
}

/** Marks the occasion as used, even if the offer was never shown and the person bought it by its id. */
async function useOccasion(
  trx: Knex.Transaction,
  occasion: Occasion,
  { buyerId, orderId }: { buyerId: string; orderId: string },
  at: Date,
): Promise<void> {
  const latest = await findLatestOffer(trx, buyerId, occasion);
  if (latest) {
    await changeUserOffer(trx, latest.id, { kind: 'paid', orderId }, at);
    return;
  }
  await trx('user_offers').insert({
    id: newId(),
    user_id: buyerId,
    occasion,
    status: 'used',
    began_at: at,
    ends_at: at,
    used_at: at,
    order_id: orderId,
  });
}
