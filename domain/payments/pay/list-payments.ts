import type { Knex } from 'knex';
import * as z from 'zod';
import type { AccountsRow, PaymentsRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import { defineList, filterBy } from '../../shared/lists/define-list';
import { idSchema } from '../../shared/ids';
import type { LeftJoined } from '../../shared/reading/left-joined';
import { paymentStates } from '../schema';

/** A payment in the list for staff. */
export interface PaymentListed
  extends
    Pick<
      PaymentsRow,
      | 'id'
      | 'order_id'
      | 'payer_id'
      | 'processor'
      | 'amount_minor'
      | 'received_minor'
      | 'refunded_minor'
      | 'currency'
      | 'state'
      | 'review'
      | 'reviewed_at'
      | 'created_at'
    >,
    LeftJoined<Pick<AccountsRow, 'email'>> {}

const columns = [
  'payments.id',
  'payments.order_id',
  'payments.payer_id',
  'payments.processor',
  'payments.amount_minor',
  'payments.received_minor',
  'payments.refunded_minor',
  'payments.currency',
  'payments.state',
  'payments.review',
  'payments.reviewed_at',
  'payments.created_at',
  'accounts.email',
] as const;

const payments = (db: Knex): Knex.QueryBuilder =>
  db('payments').leftJoin('accounts', 'accounts.id', 'payments.payer_id');

/** The payments of all people, the newest first. */
export const paymentList = defineList<PaymentListed>()({
  from: payments,
  id: 'payments.id',
  columns,
  filters: {
    state: filterBy(z.enum(paymentStates), (rows, state) => {
      void rows.where('payments.state', state);
    }),
    review: filterBy(z.enum(['waits']), (rows) => {
      void rows.whereNotNull('payments.review').whereNull('payments.reviewed_at');
    }),
    userId: filterBy(idSchema, (rows, id) => {
      void rows.where('payments.payer_id', id);
    }),
  },
  // Ids increase with time.
  sorts: { createdAt: [] },
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
