import type { Knex } from 'knex';
import type { AccountsRow, OrdersRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import { idSchema } from '../../shared/ids';
import {
  fromAmount,
  fromDay,
  isOneOf,
  ofCurrency,
  startOf,
  toAmount,
  toDay,
} from '../../shared/lists/column-filters';
import { defineList, filterBy } from '../../shared/lists/define-list';
import type { LeftJoined } from '../../shared/reading/left-joined';
import { wordsSchema } from '../../shared/words/words-schema';
import { paymentList, type PaymentListed } from '../pay/list-payments';
import { orderKinds, orderStates, productKinds, type Order } from '../schema';
import { toOrder } from './find-order';
import { readOrderNumber } from './order-number';

/** An order in the list for staff. */
export interface OrderListed
  extends
    Pick<
      OrdersRow,
      | 'id'
      | 'number'
      | 'buyer_id'
      | 'product_kind'
      | 'product_name'
      | 'total_minor'
      | 'currency'
      | 'kind'
      | 'state'
      | 'source'
      | 'created_at'
      | 'expires_at'
    >,
    LeftJoined<Pick<AccountsRow, 'email'>> {}

const columns = [
  'orders.id',
  'orders.number',
  'orders.buyer_id',
  'orders.product_kind',
  'orders.product_name',
  'orders.total_minor',
  'orders.currency',
  'orders.kind',
  'orders.state',
  'orders.source',
  'orders.created_at',
  'orders.expires_at',
  'accounts.email',
] as const;

const orders = (db: Knex): Knex.QueryBuilder =>
  db('orders').leftJoin('accounts', 'accounts.id', 'orders.buyer_id');

/** Returns the statement that selects the orders that a number or the start of an address names. */
function ordersNamed(text: string): [sql: string, value: string] {
  if (idSchema.safeParse(text).success) {
    return ['select id from orders where id = cast(? as uuid)', text];
  }
  const number = readOrderNumber(text);
  if (number !== null) return ['select id from orders where number = ?', number];
  return [
    'select id from orders where buyer_id in (select id from accounts where email like ?)',
    `${startOf(text.toLowerCase())}%`,
  ];
}

/** The orders of all people, the newest first. */
export const orderList = defineList<OrderListed>()({
  from: orders,
  id: 'orders.id',
  columns,
  filters: {
    search: filterBy(wordsSchema().trim().min(1).max(254), (rows, text) => {
      const [sql, value] = ordersNamed(text);
      void rows.whereRaw(`orders.id in (${sql})`, [value]);
    }),
    state: isOneOf('orders.state', orderStates),
    kind: isOneOf('orders.kind', orderKinds),
    product: isOneOf('orders.product_kind', productKinds),
    currency: ofCurrency('orders.currency'),
    amountFrom: fromAmount('orders.total_minor'),
    amountTo: toAmount('orders.total_minor'),
    openedFrom: fromDay('orders.created_at'),
    openedTo: toDay('orders.created_at'),
    userId: filterBy(idSchema, (rows, id) => {
      void rows.where('orders.buyer_id', id);
    }),
  },
  sorts: {
    createdAt: [{ column: 'orders.created_at', type: 'timestamptz' }],
    amount: [{ column: 'orders.total_minor', type: 'bigint' }],
  },
  defaultSort: { by: 'createdAt', order: 'desc' },
});

/** Returns an order with its frozen price and all its payments; null if there is none. */
export async function readOrderSheet(
  context: DomainContext,
  id: string,
): Promise<{ listed: OrderListed; order: Order; payments: PaymentListed[] } | null> {
  const row = await context.db('orders').where({ id }).first();
  const [listed] = row ? await orderList.readRows(context.db, [id]) : [];
  if (!row || !listed) return null;
  const payments = await paymentList.readPage(context, { where: { orderId: id }, take: 50 });
  return { listed, order: toOrder(row), payments: payments.items };
}
