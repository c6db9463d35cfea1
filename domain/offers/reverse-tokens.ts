import type { Knex } from 'knex';
import type { orderReversed, refundForeseen } from '../payments/order-hooks';
import { noteDebt, settleDebt } from '../payments/reversals/reverse-order';
import type { Order } from '../payments/schema';
import { noteUserMeta } from '../profile/update-user-meta';
import type { DomainContext } from '../shared/context';
import { defineTransferReason } from '../wallet/schema';
import {
  foreseeTakeBack,
  returnTakenTokens,
  takeBackTokens,
} from '../wallet/lots/take-back-tokens';
import { changeUserOffer } from './change-user-offer';
import { announceSpecialOffers } from './list-special-offers';

const tokensTakenBack = defineTransferReason('tokens_taken_back');
const tokensReturned = defineTransferReason('tokens_returned');

type HookPayload = NonNullable<(typeof orderReversed)['data']>;

/**
 * Revokes the unspent tokens of a reversed order; the wallet books the spent ones. A withdrawn chargeback
 * returns the tokens. After a full refund, the offers that the order used become available again until they
 * end. Orders of other products are ignored.
 */
export async function reverseTokens(
  context: DomainContext,
  trx: Knex.Transaction,
  { order, cause, share, isWhole, reversalId, at }: HookPayload,
): Promise<void> {
  if (order.product.kind !== 'tokens') return;
  const idempotencyKey = `tokens-taken-back:${reversalId}`;
  const purchase = trx('token_purchases').where({ order_id: order.id });
  if (cause === 'chargeback-reversed') {
    const back = { takenBy: idempotencyKey, reason: tokensReturned };
    const { returned } = await returnTakenTokens(context, trx, back);
    await purchase.decrement('tokens_taken', returned);
    await settleDebt(context, trx, reversalId);
    return;
  }
  const { taken, costOfShort } = await takeBackTokens(context, trx, {
    orderId: order.id,
    share: isWhole ? 1 : share,
    against: cause === 'refund' ? 'refunded' : 'disputed',
    reason: tokensTakenBack,
    idempotencyKey,
  });
  await purchase.increment('tokens_taken', taken);
  await noteDebt(context, trx, { order, reversalId, money: costOfShort });
  if (cause === 'refund' && isWhole) await offerAgain(context, trx, order, at);
}

/** Makes the offers available again, since a refunded purchase should not cost the person an offer. */
async function offerAgain(
  context: DomainContext,
  trx: Knex.Transaction,
  { id: orderId, buyerId }: Order,
  at: Date,
): Promise<void> {
  await trx('smart_token_packs')
    .where({ order_id: orderId })
    .update({ used_at: null, order_id: null });
  const used = await trx('user_offers').where({ order_id: orderId }).select('id', 'occasion');
  for (const { id, occasion } of used) {
    const change = await changeUserOffer(trx, id, { kind: 'refunded', orderId }, at);
    if (change?.kind === 'return' && occasion === 'token_special') {
      await noteUserMeta(context, trx, buyerId, { isTokenSpecialOfferUsed: false });
    }
    if (change && occasion === 'tokens_bonus') await announceSpecialOffers(trx, buyerId, at);
  }
}

/** Reports the tokens that a refund would take. Orders of other products are ignored. */
export async function foreseeTokens(
  _context: DomainContext,
  trx: Knex.Transaction,
  { order, foresee }: NonNullable<(typeof refundForeseen)['data']>,
): Promise<void> {
  if (order.product.kind !== 'tokens') return;
  const tokens = await foreseeTakeBack(trx, order.id);
  if (tokens.bought > 0) foresee({ kind: 'tokens', ...tokens });
}
