import type { Knex } from 'knex';
import * as z from 'zod';
import type { AccountsRow, PayoutsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { fromAmount, fromDay, isOneOf, toAmount, toDay } from '../shared/lists/column-filters';
import { defineList, filterBy } from '../shared/lists/define-list';
import type { LeftJoined } from '../shared/reading/left-joined';
import { payoutKinds, payoutStates } from './schema';

/** A payout in the list for staff. */
export interface PayoutListed
  extends Omit<PayoutsRow, 'sealed_destination'>, LeftJoined<Pick<AccountsRow, 'email'>> {
  /** The addresses of the staff who gave the first word and who approved it. */
  first: string | null;
  approver: string | null;
}

const payouts = (db: Knex): Knex.QueryBuilder =>
  db('payouts')
    .leftJoin('accounts', 'accounts.id', 'payouts.user_id')
    .leftJoin('staff_accounts as first', 'first.id', 'payouts.first_by')
    .leftJoin('staff_accounts as approver', 'approver.id', 'payouts.approved_by');

const columns = [
  'id',
  'number',
  'user_id',
  'method_id',
  'method_version',
  'kind',
  'network',
  'ends_with',
  'amount_minor',
  'fee_minor',
  'currency',
  'rail',
  'state',
  'needs_two',
  'is_held',
  'first_by',
  'first_at',
  'approved_by',
  'approved_at',
  'batch_id',
  'provider_payout_id',
  'attempts',
  'try_at',
  'reason',
  'created_at',
  'sent_at',
  'paid_at',
  'ended_at',
] as const;

const isYes = z.enum(['yes', 'no']);

/** Everybody's payouts, the newest first. */
export const payoutList = defineList<PayoutListed>()({
  from: payouts,
  id: 'payouts.id',
  columns: [
    ...columns.map((column) => `payouts.${column}` as const),
    'accounts.email',
    'first.email as first',
    'approver.email as approver',
  ],
  filters: {
    search: filterBy(z.string().trim().min(1).max(254), (rows, text) => {
      if (text.includes('@')) return void rows.where('accounts.email', text.toLowerCase());
      const [, number] = /^(?:PO-)?(\d{1,15})$/i.exec(text) ?? [];
      if (number) return void rows.where('payouts.number', number);
      void rows.whereRaw('payouts.id::text = ?', [text.toLowerCase()]);
    }),
    state: isOneOf('payouts.state', payoutStates),
    kind: isOneOf('payouts.kind', payoutKinds),
    word: filterBy(z.enum(['none', 'first']), (rows, word) => {
      void rows.where('payouts.state', 'requested');
      void (word === 'none'
        ? rows.whereNull('payouts.first_by')
        : rows.whereNotNull('payouts.first_by'));
    }),
    held: filterBy(isYes, (rows, held) => {
      void rows.where('payouts.is_held', held === 'yes');
    }),
    userId: filterBy(z.uuid(), (rows, userId) => {
      void rows.where('payouts.user_id', userId);
    }),
    amountFrom: fromAmount('payouts.amount_minor'),
    amountTo: toAmount('payouts.amount_minor'),
    requestedFrom: fromDay('payouts.created_at'),
    requestedTo: toDay('payouts.created_at'),
  },
  sorts: {
    createdAt: [{ column: 'payouts.created_at', type: 'timestamptz' }],
    amount: [{ column: 'payouts.amount_minor', type: 'bigint' }],
  },
  defaultSort: { by: 'createdAt', order: 'desc' },
});

/** Returns a payout in the form of the list; null if there is none. */
export async function findPayout(
  { db }: Pick<DomainContext, 'db'>,
  id: string,
): Promise<PayoutListed | null> {
  const [row] = await payoutList.readRows(db, [id]);
  return row ?? null;
}

/** Returns the latest payouts of a person. */
export const listLatestPayouts = (
  { db }: Pick<DomainContext, 'db'>,
  userId: string,
  limit: number,
): Promise<PayoutsRow[]> =>
  db('payouts')
    .where({ user_id: userId })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit);
