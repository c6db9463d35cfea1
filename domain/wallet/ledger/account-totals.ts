import type { Knex } from 'knex';
import { secondsAgo } from '../../shared/remove-in-batches';
import type { DomainContext } from '../../shared/context';
import { accountCode, type AccountRef } from '../schema';

/**
 * The sum of each account's entries: of its last snapshot, and of what came after. In credit; 0 for
 * an account that nothing was posted to yet.
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

/** No transaction is open for as long: what is older than this has been committed or never will be. */
const settledSeconds = 3600;

/**
 * Keeps the totals of all accounts that are no person's as they were an hour ago, so that nobody adds
 * up their entries from the beginning; answers how many were kept.
 */
export async function takeSnapshots(context: DomainContext): Promise<number> {
  const through = secondsAgo(context, settledSeconds);
  const { rows } = await context.db.raw<{ rows: { taken: number }[] }>(
    'select take_ledger_snapshots(?) as taken',
    [through],
  );
  return rows[0]?.taken ?? 0;
}
