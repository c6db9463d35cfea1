import type { Knex } from 'knex';
import * as z from 'zod';
import type { AccountsRow, DisputesRow, OrdersRow, PaymentsRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import { fromDay, isOneOf, ofCurrency, toDay } from '../../shared/lists/column-filters';
import { defineList, filterBy } from '../../shared/lists/define-list';
import type { LeftJoined } from '../../shared/reading/left-joined';
import { searchBy } from '../pay/search-payments';
import { disputeAnswers, disputeStates } from '../schema';

/** A dispute in the list for staff, with its payment and payer. */
export interface DisputeListed
  extends
    Pick<
      DisputesRow,
      | 'id'
      | 'payment_id'
      | 'chargeback_id'
      | 'amount_minor'
      | 'currency'
      | 'reason'
      | 'state'
      | 'opened_at'
      | 'answer_by'
      | 'reversed_at'
      | 'answer'
      | 'answered_at'
    >,
    Pick<PaymentsRow, 'payer_id' | 'processor' | 'order_id'>,
    Pick<OrdersRow, 'number' | 'product_name'>,
    LeftJoined<Pick<AccountsRow, 'email'>> {}

const columns = [
  'disputes.id',
  'disputes.payment_id',
  'disputes.chargeback_id',
  'disputes.amount_minor',
  'disputes.currency',
  'disputes.reason',
  'disputes.state',
  'disputes.opened_at',
  'disputes.answer_by',
  'disputes.reversed_at',
  'disputes.answer',
  'disputes.answered_at',
  'payments.payer_id',
  'payments.processor',
  'payments.order_id',
  'orders.number',
  'orders.product_name',
  'accounts.email',
] as const;

const disputes = (db: Knex): Knex.QueryBuilder =>
  db('disputes')
    .join('payments', 'payments.id', 'disputes.payment_id')
    .join('orders', 'orders.id', 'payments.order_id')
    .leftJoin('accounts', 'accounts.id', 'payments.payer_id');

/** The chargebacks of all payments, those that have to be answered first at the top. */
export const disputeList = defineList<DisputeListed>()({
  from: disputes,
  id: 'disputes.id',
  columns,
  filters: {
    search: searchBy('disputes.payment_id'),
    state: isOneOf('disputes.state', disputeStates),
    answer: filterBy(z.enum(['none', ...disputeAnswers]), (rows, answer) => {
      if (answer === 'none') void rows.whereNull('disputes.answer');
      else void rows.where('disputes.answer', answer);
    }),
    currency: ofCurrency('disputes.currency'),
    dueFrom: fromDay('disputes.answer_by'),
    dueTo: toDay('disputes.answer_by'),
    openedFrom: fromDay('disputes.opened_at'),
    openedTo: toDay('disputes.opened_at'),
  },
  sorts: {
    due: [{ column: "coalesce(disputes.answer_by, 'infinity')", type: 'timestamptz' }],
    opened: [{ column: 'disputes.opened_at', type: 'timestamptz' }],
  },
  defaultSort: { by: 'due', order: 'asc' },
});

/** Returns a dispute in the form of the list; null if there is none. */
export async function findDispute(
  { db }: Pick<DomainContext, 'db'>,
  id: string,
): Promise<DisputeListed | null> {
  const [row] = await disputeList.readRows(db, [id]);
  return row ?? null;
}
