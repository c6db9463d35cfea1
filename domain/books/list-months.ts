import type { Knex } from 'knex';
import * as z from 'zod';
import type { ClosedMonthsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { defineList, filterBy } from '../shared/lists/define-list';
import type { LeftJoined } from '../shared/reading/left-joined';
import { readCloseFacts } from './close-month';
import { decideClose, type CloseRefusal } from './decide-close';
import { monthSchema, type Month } from './months';
import { imbalancesOf, readTrialBalance, type Balance } from './trial-balance';

/** A month of the books in the list for staff. */
export interface MonthListed extends LeftJoined<Pick<ClosedMonthsRow, 'closed_at' | 'closed_by'>> {
  /** An identifier made of the month: its digits are the last six. */
  id: string;
  month: string;
}

/** The months from the first entry of the ledger until now. */
const months = (db: Knex): Knex.QueryBuilder =>
  db.from(
    db.raw(
      `(select cast('00000000-0000-7000-8000-000000' || to_char(start, 'YYYYMM') as uuid) as id,
               to_char(start, 'YYYY-MM') as month, start at time zone 'UTC' as starts_at,
               closed.closed_at, closed.closed_by
          from generate_series(
                 date_trunc('month', (select min(created_at) from booked_transfers)
                                     at time zone 'UTC'),
                 now() at time zone 'UTC', interval '1 month') as start
          left join closed_months closed on closed.month = to_char(start, 'YYYY-MM')) as months`,
    ),
  );

/** The months of the books, the newest first. */
export const monthList = defineList<MonthListed>()({
  from: months,
  id: 'months.id',
  columns: ['months.id', 'months.month', 'months.closed_at', 'months.closed_by'],
  filters: {
    state: filterBy(z.enum(['open', 'closed']), (rows, state) => {
      void rows.whereRaw(`months.closed_at is ${state === 'open' ? '' : 'not'} null`);
    }),
  },
  sorts: { month: [{ column: 'months.starts_at', type: 'timestamptz' }] },
  defaultSort: { by: 'month', order: 'desc' },
});

/** Returns a month in the form of the list; null if the books have no such month. */
export async function findMonth(
  { db }: Pick<DomainContext, 'db'>,
  id: string,
): Promise<(MonthListed & { month: Month }) | null> {
  const [row] = await monthList.readRows(db, [id]);
  return row ? { ...row, month: monthSchema.parse(row.month) } : null;
}

/** Returns the first reason for which a month cannot be closed now; null if nothing is known to prevent it. */
export async function findClosingObstacle(
  context: Pick<DomainContext, 'db' | 'now'>,
  { month, processors }: { month: Month; processors: readonly string[] },
): Promise<CloseRefusal | null> {
  // The ledger is audited when the month is closed, which takes too long for a page.
  const facts = await readCloseFacts(context.db, { month, processors, ledgerFaults: 0 });
  const decided = decideClose(facts, context.now());
  return decided.ok ? null : decided;
}

/** Returns the trial balance of a month, as it was stored if the month is closed, and its imbalances. */
export async function readMonthBalance(
  { db }: Pick<DomainContext, 'db'>,
  month: Month,
): Promise<{ balances: Balance[]; imbalances: Record<string, number> }> {
  const balances = await readTrialBalance(db, month);
  return { balances, imbalances: imbalancesOf(balances) };
}
