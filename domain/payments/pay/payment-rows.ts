import type { Knex } from 'knex';
import type { OrdersRow, PaymentsRow } from '~/db/rows';
import type { Money } from '../../shared/money';
import type { Order, OrderPayment } from '../schema';

export const amountOf = ({ amount_minor, currency }: PaymentsRow): Money => ({
  minor: amount_minor,
  currency,
});

/** A payment as whoever sells is told of it. */
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

/** Nobody else changes an order, or a payment of it, until the transaction ends. */
export function lockOrder(trx: Knex.Transaction, orderId: string): Promise<OrdersRow | undefined> {
  return trx('orders').where({ id: orderId }).forUpdate().first();
}

/** A payment with its order, both locked, the order first as everywhere. */
export async function lockPayment(
  trx: Knex.Transaction,
  paymentId: string,
): Promise<{ payment: PaymentsRow; order: OrdersRow } | null> {
  const known = await trx('payments').where({ id: paymentId }).first('order_id');
  const order = known && (await lockOrder(trx, known.order_id));
  if (!order) return null;
  const payment = await trx('payments').where({ id: paymentId }).first();
  return payment ? { payment, order } : null;
}

/** The payment of an order that is under way, or that has paid it. */
export function findCounting(db: Knex, orderId: string): Promise<PaymentsRow | undefined> {
  return db('payments')
    .where({ order_id: orderId, is_surplus: false })
    .whereIn('state', ['pending', 'completed'])
    .first();
}

/** The payment of an order that counts, else the one that was tried last. */
export function findLatest(db: Knex, orderId: string): Promise<PaymentsRow | undefined> {
  return db('payments')
    .where({ order_id: orderId })
    .orderByRaw("(state in ('pending', 'completed') and not is_surplus) desc, created_at desc")
    .first();
}
