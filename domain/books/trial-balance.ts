import type { Knex } from 'knex';
import * as z from 'zod';

/** One account of a trial balance, in its unit; positive is credit. */
const balanceSchema = z.object({
  account: z.string(),
  unit: z.string(),
  /** What was booked to either side since the balance before. */
  debit: z.number().int(),
  credit: z.number().int(),
  /** At the end. */
  balance: z.number().int(),
});
export type Balance = z.infer<typeof balanceSchema>;

/**
 * What every account held at a moment, and what went through it since another. People are one account
 * and so are creators of a kind: books need no names.
 */
export async function readTrialBalance(
  db: Knex,
  { from, to }: { from: Date; to: Date },
): Promise<Balance[]> {
  const { rows } = await db.raw<{ rows: Balance[] }>(
    `select regexp_replace(account, ':[0-9a-f-]{36}(:[A-Z]{3}){0,1}$', '') as account, unit,
            coalesce(-sum(amount) filter (where amount < 0 and created_at >= :from), 0)::bigint
              as debit,
            coalesce(sum(amount) filter (where amount > 0 and created_at >= :from), 0)::bigint
              as credit,
            sum(amount)::bigint as balance
       from ledger_postings where created_at < :to
      group by 1, 2 order by 2, 1`,
    { from, to },
  );
  return rows;
}

/** What does not balance, by unit: empty in books that do. */
export function imbalancesOf(balances: readonly Balance[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { unit, balance } of balances) sums[unit] = (sums[unit] ?? 0) + balance;
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}
