import type { Knex } from 'knex';
import type { DomainContext } from '../../shared/context';
import { ownershipQueried } from '../order-hooks';
import type { Order } from '../schema';

/**
 * Checks with the seller whether the order's buyer already owns the product. Blocks the buyer's other
 * orders of the same kind until the transaction ends. The caller holds the lock on the order.
 */
export async function isOwnedAlready(
  context: DomainContext,
  trx: Knex.Transaction,
  order: Order,
): Promise<boolean> {
  // A renewal is charged because the buyer owns the product.
  if (order.kind === 'rebill') return false;
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `ownership:${order.buyerId}:${order.product.kind}`,
  ]);
  let isOwned = false;
  const sayOwned = () => {
    isOwned = true;
  };
  await context.hooks.run(ownershipQueried, trx, { order, at: context.now(), sayOwned });
  return isOwned;
}

/** Closes an open order whose buyer already owns the product. */
export async function closeOwned(
  { now }: DomainContext,
  trx: Knex.Transaction,
  orderId: string,
): Promise<void> {
  await trx('orders')
    .where({ id: orderId, state: 'open' })
    .update({ state: 'expired', closed_at: now() });
}
