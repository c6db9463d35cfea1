import type { Knex } from 'knex';
import { secondsAgo } from '../../shared/remove-in-batches';
import type { DomainContext } from '../../shared/context';
import { accountCode, type AccountRef } from '../schema';

/**
 * Returns the sum of each account's entries: its last snapshot plus later entries. Credit is positive; 0
 * for an account without entries.
 */
export async function readTotals(
  db: Knex,
  accounts: readonly AccountRef[],
  unit: string,
): Promise<number[]> {
  const codes = accounts.map((account) => accountCode(account, unit));
  const { rows } = await db.raw<{ rows: { code: string; total: number }[] }>(
    `select account.code,
            (coalesce(kept.total, 0)
             + coalesce((select sum(amount) from ledger_entries
                          where account_id = account.id
                            and created_at > coalesce(kept.created_at, '-infinity')), 0)
            )::bigint as total
       from ledger_accounts account
       left join lateral (select total, created_at from ledger_snapshots
                           where account_id = account.id
                           order by created_at desc limit 1) kept on true
      where account.code = any (:codes)`,
    { codes },
  );
  const totals = new Map(rows.map(({ code, total }) => [code, total]));
  return codes.map((code) => totals.get(code) ?? 0);
}

/** No transaction is open this long: anything older has been committed or never will be. */
const settledSeconds = 3600;

/**
 * Stores the totals, as of an hour ago, of all accounts that are not a person's, so that their entries need
 * not be summed from the beginning. Returns the number of stored totals.
 */
export async function takeSnapshots(context: DomainContext): Promise<number> {
  const through = secondsAgo(context, settledSeconds);
  const { rows } = await context.db.raw<{ rows: { taken: number }[] }>(
    'select take_ledger_snapshots(?) as taken',
    [through],
  );
  return rows[0]?.taken ?? 0;
}
