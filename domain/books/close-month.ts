import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { auditLedger } from '../wallet/ledger/audit-ledger';
import { decideClose, type CloseFacts, type CloseRefusal } from './decide-close';
import { boundsOf, daysOf, monthOf, type Month } from './months';
import { recogniseMonth } from './recognise-periods';
import { imbalancesOf, readTrialBalance, type Balance } from './trial-balance';

export interface Closed {
  ok: true;
  month: Month;
  balances: Balance[];
  /** Sums that do not balance, by unit. If it is not empty, the books are wrong. */
  imbalances: Record<string, number>;
}

/**
 * Closes a month: books the revenue earned in it, blocks further entries and stores its trial balance.
 * Refuses a month that has not ended, that follows an open month, or that has unresolved differences.
 * A mistake found later is corrected by new entries in the month in which it is found. Token transfers
 * are not blocked meanwhile.
 */
export async function closeMonth(
  context: DomainContext,
  {
    month,
    closedBy,
    processors,
  }: { month: Month; closedBy: string; processors: readonly string[] },
): Promise<Closed | CloseRefusal> {
  const { faults } = await findLedgerFaults(context);
  const refusal = await transact(context, async (trx) => {
    // One at a time: the second call sees that the first has closed the month.
    await trx.raw("select pg_advisory_xact_lock(hashtext('closing of a ledger month'))");
    const facts = await readCloseFacts(trx, { month, processors, ledgerFaults: faults });
    const decided = decideClose(facts, context.now());
    if (!decided.ok) return decided;
    await recogniseMonth(trx, month);
    await trx.raw('select close_month(?, ?, ?)', [month, closedBy, context.now()]);
    return null;
  });
  if (refusal) return refusal;
  const balances = await readTrialBalance(context.db, month);
  await context.db.raw('select keep_trial_balance(?, ?)', [month, JSON.stringify(balances)]);
  return { ok: true, month, balances, imbalances: imbalancesOf(balances) };
}

async function findLedgerFaults(context: DomainContext): Promise<{ faults: number }> {
  const { ok, unbalancedTransfers, wrongBalances } = await auditLedger(context);
  return { faults: ok ? 0 : Math.max(1, unbalancedTransfers.length + wrongBalances.length) };
}

/** Returns the facts about a month that decide whether it can be closed. */
export async function readCloseFacts(
  db: Knex,
  {
    month,
    processors,
    ledgerFaults,
  }: Pick<CloseFacts, 'month' | 'ledgerFaults'> & {
    processors: readonly string[];
  },
): Promise<CloseFacts> {
  const { from, to } = boundsOf(month);
  const closed = await db('closed_months').where({ month }).first('month');
  const { rows: out } = await db.raw<{ rows: { count: number }[] }>(
    `select count(*) as count from settlement_differences
      where resolved_at is null and occurred_at >= ? and occurred_at < ?`,
    [from, to],
  );
  return {
    month,
    isClosed: closed !== undefined,
    openBefore: await findOpenBefore(db, from),
    missingReports: await findMissingReports(db, daysOf(month), processors),
    differences: out[0]?.count ?? 0,
    ledgerFaults,
  };
}

/** Returns the first open month with entries, if it is before the given time. */
async function findOpenBefore(db: Knex, from: Date): Promise<Month | null> {
  const last = await db('closed_months').max<{ month: Month | null }[]>({ month: 'month' }).first();
  const { rows } = await db.raw<{ rows: { at: Date }[] }>(
    `select created_at as at from booked_transfers
      where created_at >= :open and created_at < :from
      order by created_at limit 1`,
    { open: last?.month ? boundsOf(last.month).to : '-infinity', from },
  );
  return rows[0] ? monthOf(rows[0].at) : null;
}

async function findMissingReports(
  db: Knex,
  days: string[],
  processors: readonly string[],
): Promise<CloseFacts['missingReports']> {
  const { rows } = await db.raw<{ rows: CloseFacts['missingReports'] }>(
    `select processor, day
       from unnest(?::text[]) as processor, unnest(?::text[]) as day
      where not exists (select from settlement_reports report
                         where report.processor = processor.processor and report.day = day.day)
      order by 1, 2 limit 100`,
    [[...processors], days],
  );
  return rows;
}
