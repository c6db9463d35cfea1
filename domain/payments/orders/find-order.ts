import type { Knex } from 'knex';
import type { OrdersRow } from '~/db/rows';
import { orderPriceSchema, productSchema, type Order } from '../schema';

/** Returns an order by its id; null if there is none. The caller must check the buyer. */
export async function findOrder(db: Knex, orderId: string): Promise<Order | null> {
  const row = await db('orders').where({ id: orderId }).first();
  return row ? toOrder(row) : null;
}

/** Converts a row to an order. */
export const toOrder = (row: OrdersRow): Order => ({
  id: row.id,
  number: row.number,
  buyerId: row.buyer_id,
  product: productSchema.parse({
    kind: row.product_kind,
    id: row.product_id,
    name: row.product_name,
    details: row.product_details,
    characterId: row.character_id,
    creatorId: row.creator_id,
  }),
  price: orderPriceSchema.parse(row.price),
  kind: row.kind,
  source: row.source,
  replacesSubscriptionId: row.replaces_subscription_id,
  state: row.state,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});

/** Checks whether a person has ever paid for anything, even if it was refunded. */
export async function findHasPaid(db: Knex, userId: string): Promise<boolean> {
  const paid = await db('orders').where({ buyer_id: userId, state: 'paid' }).first('id');
  return paid !== undefined;
}
