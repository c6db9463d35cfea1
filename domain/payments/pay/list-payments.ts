import type { Knex } from 'knex';
import * as z from 'zod';
import type { AccountsRow, OrdersRow, PaymentsRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import {
  fromAmount,
  fromDay,
  isOneOf,
  ofCurrency,
  toAmount,
  toDay,
} from '../../shared/lists/column-filters';
import { defineList, filterBy } from '../../shared/lists/define-list';
import { idSchema } from '../../shared/ids';
import type { LeftJoined } from '../../shared/reading/left-joined';
import { paymentStates, productKinds } from '../schema';
import { searchBy } from './search-payments';

/** A payment in the list for staff. */
export interface PaymentListed
  extends
    Pick<
      PaymentsRow,
      | 'id'
      | 'order_id'
      | 'payer_id'
      | 'method'
      | 'wallet'
      | 'processor'
      | 'provider_payment_id'
      | 'card_brand'
      | 'card_last4'
      | 'amount_minor'
      | 'received_minor'
      | 'refunded_minor'
      | 'currency'
      | 'state'
      | 'is_surplus'
      | 'decline_code'
      | 'review'
      | 'reviewed_at'
      | 'created_at'
      | 'completed_at'
    >,
    Pick<OrdersRow, 'number' | 'kind' | 'product_kind' | 'product_name'>,
    LeftJoined<Pick<AccountsRow, 'email'>> {}

const columns = [
  'payments.id',
  'payments.order_id',
  'payments.payer_id',
  'payments.method',
  'payments.wallet',
  'payments.processor',
  'payments.provider_payment_id',
  'payments.card_brand',
  'payments.card_last4',
  'payments.amount_minor',
  'payments.received_minor',
  'payments.refunded_minor',
  'payments.currency',
  'payments.state',
  'payments.is_surplus',
  'payments.decline_code',
  'payments.review',
  'payments.reviewed_at',
  'payments.created_at',
  'payments.completed_at',
  'orders.number',
  'orders.kind',
  'orders.product_kind',
  'orders.product_name',
  'accounts.email',
] as const;

const payments = (db: Knex): Knex.QueryBuilder =>
  db('payments')
    .join('orders', 'orders.id', 'payments.order_id')
    .leftJoin('accounts', 'accounts.id', 'payments.payer_id');

/** The payments of all people, the newest first. */
export const paymentList = defineList<PaymentListed>()({
  from: payments,
  id: 'payments.id',
  columns,
  filters: {
    search: searchBy('payments.id'),
    state: isOneOf('payments.state', paymentStates),
    review: filterBy(z.enum(['waits', 'ended']), (rows, review) => {
      void rows.whereNotNull('payments.review');
      void rows.whereRaw(`payments.reviewed_at is ${review === 'waits' ? '' : 'not'} null`);
    }),
    product: isOneOf('orders.product_kind', productKinds),
    method: isOneOf('payments.method', ['credit_card_payment', 'crypto_payment']),
    processor: filterBy(z.string().trim().min(1).max(40), (rows, processor) => {
      void rows.where('payments.processor', processor);
    }),
    currency: ofCurrency('payments.currency'),
    amountFrom: fromAmount('payments.amount_minor'),
    amountTo: toAmount('payments.amount_minor'),
    startedFrom: fromDay('payments.created_at'),
    startedTo: toDay('payments.created_at'),
    refunded: filterBy(z.enum(['some', 'all', 'none']), (rows, refunded) => {
      const bound = { some: '> 0', all: '>= payments.amount_minor', none: '= 0' }[refunded];
      void rows.whereRaw(`payments.refunded_minor ${bound}`);
    }),
    userId: filterBy(idSchema, (rows, id) => {
      void rows.where('payments.payer_id', id);
    }),
    orderId: filterBy(idSchema, (rows, id) => {
      void rows.where('payments.order_id', id);
    }),
  },
  sorts: {
    createdAt: [{ column: 'payments.created_at', type: 'timestamptz' }],
    amount: [{ column: 'payments.amount_minor', type: 'bigint' }],
  },
  defaultSort: { by: 'createdAt', order: 'desc' },
});

/** Returns a payment in the form of the list; null if there is none. */
export async function findPayment(
  { db }: Pick<DomainContext, 'db'>,
  id: string,
): Promise<PaymentListed | null> {
  const row = payments(db).where('payments.id', id);
  return (await row.first<PaymentListed | undefined>(columns)) ?? null;
}
