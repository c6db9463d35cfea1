import type { Knex } from 'knex';
import type { PayoutBatchesRow, PayoutsRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import { isOneOf } from '../../shared/lists/column-filters';
import { defineList } from '../../shared/lists/define-list';
import { batchStates, fileRails } from '../schema';

/** A file of payouts in the list for staff. */
export interface BatchListed extends PayoutBatchesRow {
  payouts: number;
  amount_minor: number;
  currency: string;
  /** The addresses of the staff who sent and confirmed it. */
  sender: string | null;
  confirmer: string | null;
}

const batches = (db: Knex): Knex.QueryBuilder =>
  db('payout_batches')
    .joinRaw(
      `cross join lateral (select count(*) as payouts,
                                  coalesce(sum(amount_minor - fee_minor), 0)::bigint as amount_minor,
                                  coalesce(max(currency), 'USD') as currency
                             from payouts where batch_id = payout_batches.id) paid`,
    )
    .leftJoin('staff_accounts as sender', 'sender.id', 'payout_batches.sent_by')
    .leftJoin('staff_accounts as confirmer', 'confirmer.id', 'payout_batches.confirmed_by');

/** The files of payouts that staff carry to banks and wallets, the newest first. */
export const payoutBatchList = defineList<BatchListed>()({
  from: batches,
  id: 'payout_batches.id',
  columns: [
    'payout_batches.*',
    'paid.payouts',
    'paid.amount_minor',
    'paid.currency',
    'sender.email as sender',
    'confirmer.email as confirmer',
  ],
  filters: {
    state: isOneOf('payout_batches.state', batchStates),
    rail: isOneOf('payout_batches.rail', fileRails),
  },
  sorts: { createdAt: [{ column: 'payout_batches.created_at', type: 'timestamptz' }] },
  defaultSort: { by: 'createdAt', order: 'desc' },
});

/** Returns a file in the form of the list; null if there is none. */
export async function findBatch(
  { db }: Pick<DomainContext, 'db'>,
  id: string,
): Promise<BatchListed | null> {
  const [row] = await payoutBatchList.readRows(db, [id]);
  return row ?? null;
}

/** Returns the payouts of a file. */
export const listPayoutsOfBatch = (
  { db }: Pick<DomainContext, 'db'>,
  id: string,
): Promise<PayoutsRow[]> => db('payouts').where({ batch_id: id }).orderBy('created_at').limit(500);
