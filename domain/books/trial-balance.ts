import type { Knex } from 'knex';
import * as z from 'zod';
import { boundsOf, monthSchema, type Month } from './months';

/** One account of a trial balance, in its unit; a positive balance is a credit. */
const balanceSchema = z.object({
  account: z.string(),
  unit: z.string(),
  /** The sum booked to either side during the month. */
  debit: z.number().int(),
  credit: z.number().int(),
  /** The balance at the end of the month. */
  balance: z.number().int(),
});
export type Balance = z.infer<typeof balanceSchema>;

/**
 * Returns the balance of every account at the end of a month, with the debits and credits of that
 * month. All persons are one account, and so are all creators of a kind: books need no names. Starts
 * from the stored balances of the last closed month before it and adds only later entries.
 */
export async function readTrialBalance(db: Knex, month: Month): Promise<Balance[]> {
  const earlier = await findClosedBefore(db, month);
  const { rows } = await db.raw<{ rows: Balance[] }>(
    `with earlier as (
       select account, unit, balance
         from jsonb_to_recordset(:balances) as kept (account text, unit text, balance bigint)
     ), booked as (
       select regexp_replace(account, ':[0-9a-f-]{36}(:[A-Z]{3}){0,1}$', '') as account, unit,
              coalesce(-sum(amount) filter (where amount < 0 and created_at >= :from), 0)::bigint
                as debit,
              coalesce(sum(amount) filter (where amount > 0 and created_at >= :from), 0)::bigint
                as credit,
              sum(amount)::bigint as balance
         from ledger_postings where created_at >= :since and created_at < :to
        group by 1, 2
     )
     select account, unit, coalesce(debit, 0) as debit, coalesce(credit, 0) as credit,
            coalesce(earlier.balance, 0) + coalesce(booked.balance, 0) as balance
       from earlier full join booked using (account, unit)
      order by unit, account`,
    { ...boundsOf(month), ...earlier },
  );
  return rows;
}

/** Returns the balances of the last closed month before the given one as JSON, and their time. */
async function findClosedBefore(
  db: Knex,
  month: Month,
): Promise<{ balances: string; since: Date | '-infinity' }> {
  const row = await db('closed_months')
    .where('month', '<', month)
    .whereNotNull('trial_balance')
    .orderBy('month', 'desc')
    .first('month', 'trial_balance');
  if (!row) return { balances: '[]', since: '-infinity' };
  const balances = z.array(balanceSchema).parse(row.trial_balance);
  return {
    balances: JSON.stringify(balances),
    since: boundsOf(monthSchema.parse(row.month)).to,
  };
}

/** Returns the sums that do not balance, by unit; empty for correct books. */
export function imbalancesOf(balances: readonly Balance[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { unit, balance } of balances) sums[unit] = (sums[unit] ?? 0) + balance;
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}
