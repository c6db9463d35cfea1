import type { DomainContext } from '../shared/context';
import { removeAfter, secondsAgo, type Retention } from '../shared/remove-in-batches';
import { walletSettings } from './settings';

/** The retention of totals that newer ones have replaced, and of stored sums of statements. */
export const walletRetention = {
  ledgerSnapshots: {
    table: 'ledger_snapshots',
    column: 'created_at',
    setting: 'ledger_snapshot_kept_seconds',
    remove: trimSnapshots,
  },
  statementMonths: removeAfter(walletSettings, 'statement_month_kept_seconds', {
    table: 'statement_months',
    key: ['user_id', 'time_zone', 'currency', 'month'],
    column: 'made_at',
  }),
} satisfies Retention;

/**
 * Removes old totals through a function of the database owner, which keeps the newest totals of each
 * account.
 */
async function trimSnapshots(context: DomainContext): Promise<number> {
  const { ledger_snapshot_kept_seconds: seconds } = await context.settings(walletSettings);
  const { rows } = await context.db.raw<{ rows: { removed: number }[] }>(
    'select trim_ledger_snapshots(?) as removed',
    [secondsAgo(context, seconds)],
  );
  return rows[0]?.removed ?? 0;
}
