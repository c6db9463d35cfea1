import type { Knex } from 'knex';
import type { AccountsRow, OrdersRow, PaymentsRow, RefundsRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import {
  fromAmount,
  fromDay,
  isOneOf,
  ofCurrency,
  toAmount,
  toDay,
} from '../../shared/lists/column-filters';
import { defineList } from '../../shared/lists/define-list';
import type { LeftJoined } from '../../shared/reading/left-joined';
import { searchBy } from '../pay/search-payments';
import { refundCauses, refundReasonCodes, refundStates } from '../schema';

/** A refund in the list for staff, with its payer and the staff who requested and approved it. */
export interface RefundListed
  extends
    Pick<
      RefundsRow,
      | 'id'
      | 'payment_id'
      | 'amount_minor'
      | 'currency'
      | 'cause'
      | 'reason'
      | 'reason_code'
      | 'state'
      | 'asked_by'
      | 'attempts'
      | 'created_at'
      | 'try_at'
      | 'completed_at'
    >,
    Pick<PaymentsRow, 'payer_id' | 'processor'>,
    Pick<OrdersRow, 'number'>,
    LeftJoined<Pick<AccountsRow, 'email'>> {
  /** The requester's address; null if no staff requested it, or they have left. */
  asker: string | null;
  approver: string | null;
}

const columns = [
  'refunds.id',
  'refunds.payment_id',
  'refunds.amount_minor',
  'refunds.currency',
  'refunds.cause',
  'refunds.reason',
  'refunds.reason_code',
  'refunds.state',
  'refunds.asked_by',
  'refunds.attempts',
  'refunds.created_at',
  'refunds.try_at',
  'refunds.completed_at',
  'payments.payer_id',
  'payments.processor',
  'orders.number',
  'accounts.email',
  'asker.email as asker',
  'approver.email as approver',
] as const;

const refunds = (db: Knex): Knex.QueryBuilder =>
  db('refunds')
    .join('payments', 'payments.id', 'refunds.payment_id')
    .join('orders', 'orders.id', 'payments.order_id')
    .leftJoin('accounts', 'accounts.id', 'payments.payer_id')
    .leftJoin('staff_accounts as asker', 'asker.id', 'refunds.asked_by')
    .leftJoin('staff_accounts as approver', 'approver.id', 'refunds.approved_by');

/** The refunds of all payments, the newest first. */
export const refundList = defineList<RefundListed>()({
  from: refunds,
  id: 'refunds.id',
  columns,
  filters: {
    search: searchBy('refunds.payment_id'),
    state: isOneOf('refunds.state', refundStates),
    cause: isOneOf('refunds.cause', refundCauses),
    reasonCode: isOneOf('refunds.reason_code', refundReasonCodes),
    currency: ofCurrency('refunds.currency'),
    amountFrom: fromAmount('refunds.amount_minor'),
    amountTo: toAmount('refunds.amount_minor'),
    requestedFrom: fromDay('refunds.created_at'),
    requestedTo: toDay('refunds.created_at'),
  },
  sorts: {
    createdAt: [{ column: 'refunds.created_at', type: 'timestamptz' }],
    amount: [{ column: 'refunds.amount_minor', type: 'bigint' }],
  },
  defaultSort: { by: 'createdAt', order: 'desc' },
});

/** Returns a refund in the form of the list; null if there is none. */
export async function findRefund(
  { db }: Pick<DomainContext, 'db'>,
  id: string,
): Promise<RefundListed | null> {
  const [row] = await refundList.readRows(db, [id]);
  return row ?? null;
}
