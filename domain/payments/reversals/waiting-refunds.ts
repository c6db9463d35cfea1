import type { Knex } from 'knex';
import type { AccountsRow, RefundsRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import { defineList } from '../../shared/lists/define-list';
import type { LeftJoined } from '../../shared/reading/left-joined';

/** A refund that waits for a second person, with its payer and requester. */
export interface WaitingRefund
  extends
    Pick<
      RefundsRow,
      'id' | 'payment_id' | 'amount_minor' | 'currency' | 'reason' | 'asked_by' | 'created_at'
    >,
    LeftJoined<Pick<AccountsRow, 'email'>> {
  /** The requester's address; null if they have left the staff. */
  asker: string | null;
}

const columns = [
  'refunds.id',
  'refunds.payment_id',
  'refunds.amount_minor',
  'refunds.currency',
  'refunds.reason',
  'refunds.asked_by',
  'refunds.created_at',
  'accounts.email',
  'asker.email as asker',
] as const;

const waiting = (db: Knex) =>
  db('refunds')
    .join('payments', 'payments.id', 'refunds.payment_id')
    .leftJoin('accounts', 'accounts.id', 'payments.payer_id')
    .leftJoin('staff_accounts as asker', 'asker.id', 'refunds.asked_by')
    .where('refunds.state', 'waiting');

/** The refunds that wait for a second person, the oldest first. */
export const waitingRefunds = defineList<WaitingRefund>()({
  from: waiting,
  id: 'refunds.id',
  columns,
  filters: {},
  sorts: { createdAt: [{ column: 'refunds.created_at', type: 'timestamptz' }] },
  defaultSort: { by: 'createdAt', order: 'asc' },
});

/** Returns a waiting refund; null if it was decided or does not exist. */
export async function findWaitingRefund(
  { db }: Pick<DomainContext, 'db'>,
  id: string,
): Promise<WaitingRefund | null> {
  const row = waiting(db).where('refunds.id', id);
  return (await row.first<WaitingRefund | undefined>(columns)) ?? null;
}
