import type { Knex } from 'knex';
import { readTotals } from '../ledger/account-totals';
import { accountCode } from '../schema';

/** Shares that become payable on a day (UTC). */
export interface HeldDay {
  /** YYYY-MM-DD. */
  day: string;
  minor: number;
}

/**
 * Returns a creator's held shares by the day on which they become payable, the first day first. What was
 * taken back is missing from the oldest. Their sum is what is held.
 */
export async function listHeldByDay(
  db: Knex,
  {
    creatorId,
    unit,
    holdDays,
    now,
  }: { creatorId: string; unit: string; holdDays: number; now: Date },
): Promise<HeldDay[]> {
  const account = { creator: creatorId, as: 'held' } as const;
  const since = new Date(now.getTime() - (holdDays + 1) * 86_400_000);
  const [[held = 0], { rows }] = await Promise.all([
    readTotals(db, [account], unit),
    db.raw<{ rows: HeldDay[] }>(
      `select ((entry.created_at at time zone 'UTC')::date + :holdDays::int)::text as day,
              sum(entry.amount)::bigint as minor
         from ledger_entries entry
        where entry.account_id = (select id from ledger_accounts where code = :code)
          and entry.amount > 0 and entry.created_at > :since
        group by 1 order by 1 desc`,
      { code: accountCode(account, unit), since, holdDays },
    ),
  ]);
  const days: HeldDay[] = [];
  let left = Math.max(0, held);
  for (const { day, minor } of rows) {
    const part = Math.min(left, minor);
    if (part > 0) days.unshift({ day, minor: part });
    left -= part;
  }
  if (left > 0) days.unshift({ day: now.toISOString().slice(0, 10), minor: left });
  return mergeDays(days);
}

function mergeDays(days: readonly HeldDay[]): HeldDay[] {
  const merged = new Map<string, number>();
  for (const { day, minor } of days) merged.set(day, (merged.get(day) ?? 0) + minor);
  return [...merged]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, minor]) => ({ day, minor }));
}
