import type { Knex } from 'knex';
import type { DomainContext } from '../../shared/context';
import { ownershipAsked } from '../order-hooks';
import type { Order } from '../schema';

/**
 * Whether the buyer of an order has by now what it is for, as whoever sells says. Holds back every other
 * order of theirs for the same kind until the transaction ends. Needs the lock on the order.
 */
export async function isOwnedAlready(
  context: DomainContext,
  trx: Knex.Transaction,
  order: Order,
): Promise<boolean> {
  // What runs already is charged because it is theirs.
  if (order.kind === 'rebill') return false;
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `ownership:${order.buyerId}:${order.product.kind}`,
  ]);
  let isOwned = false;
  const sayOwned = () => {
    isOwned = true;
  };
  await context.hooks.run(ownershipAsked, trx, { order, at: context.now(), sayOwned });
  return isOwned;
}

/** Nobody pays an order any more whose buyer has what it is for. */
export async function closeOwned(
  { now }: DomainContext,
  trx: Knex.Transaction,
  orderId: string,
): Promise<void> {
  await trx('orders')
    .where({ id: orderId, state: 'open' })
    .update({ state: 'expired', closed_at: now() });
}
