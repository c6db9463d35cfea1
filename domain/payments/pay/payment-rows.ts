import type { Knex } from 'knex';
import type { OrdersRow, PaymentsRow } from '~/db/rows';
import type { Money } from '../../shared/money';
import type { Order, OrderPayment } from '../schema';

export const amountOf = ({ amount_minor, currency }: PaymentsRow): Money => ({
  minor: amount_minor,
  currency,
});

/** Converts a payment to the form that the selling area receives. */
export function toOrderPayment(row: PaymentsRow, order: Order): OrderPayment {
  const { tax } = order.price;
  return {
    id: row.id,
    amount: amountOf(row),
    net: { minor: row.amount_minor - tax.minor, currency: row.currency },
    processor: row.processor,
    method: row.method,
    wallet: row.wallet,
    savedCardId: row.saved_card_id,
  };
}

/** Locks an order until the transaction ends; its payments change only under this lock. */
export function lockOrder(trx: Knex.Transaction, orderId: string): Promise<OrdersRow | undefined> {
  return trx('orders').where({ id: orderId }).forUpdate().first();
}

/**
 * Returns a payment and its order under the order's lock, which is always taken first; null if there is
 * none.
 */
export async function lockPayment(
  trx: Knex.Transaction,
  paymentId: string,
): Promise<{ payment: PaymentsRow; order: OrdersRow } | null> {
  const stored = await trx('payments').where({ id: paymentId }).first('order_id');
  const order = stored && (await lockOrder(trx, stored.order_id));
  if (!order) return null;
  const payment = await trx('payments').where({ id: paymentId }).first();
  return payment ? { payment, order } : null;
}

/** Returns the payment of an order that is pending or has paid it; undefined if there is none. */
export function findCounting(db: Knex, orderId: string): Promise<PaymentsRow | undefined> {
  return db('payments')
    .where({ order_id: orderId, is_surplus: false })
    .whereIn('state', ['pending', 'completed'])
    .first();
}

/**
 * Returns the pending or completed payment of an order, otherwise the last attempt; undefined if there is
 * none.
 */
export function findLatest(db: Knex, orderId: string): Promise<PaymentsRow | undefined> {
  return db('payments')
    .where({ order_id: orderId })
    .orderByRaw("(state in ('pending', 'completed') and not is_surplus) desc, created_at desc")
    .first();
}
