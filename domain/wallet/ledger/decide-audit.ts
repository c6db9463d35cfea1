import type { WalletSettings } from '../settings';

type AuditDue = { kind: 'whole' } | { kind: 'part'; since: Date } | null;

/** Hours of the day (UTC) in which the whole ledger is audited; the least busy ones. */
const nightHours = { from: 2, to: 6 };
const wholeEveryMs = 20 * 3_600_000;
/** After this time the whole ledger is audited by day, too, because nights were missed. */
const wholeAtLatestMs = 48 * 3_600_000;

/**
 * Decides whether to audit the ledger now: the whole ledger if it never was, once a night, and after two
 * missed nights; new entries after `ledger_reconcile_seconds`.
 */
export function decideAudit(
  { last, lastWhole }: { last: Date | null; lastWhole: Date | null },
  { ledger_reconcile_seconds }: Pick<WalletSettings, 'ledger_reconcile_seconds'>,
  now: Date,
): AuditDue {
  if (last === null || lastWhole === null) return { kind: 'whole' };
  const age = now.getTime() - lastWhole.getTime();
  const isNight = now.getUTCHours() >= nightHours.from && now.getUTCHours() < nightHours.to;
  if (age >= wholeAtLatestMs || (isNight && age >= wholeEveryMs)) return { kind: 'whole' };
  const isDue = now.getTime() - last.getTime() >= ledger_reconcile_seconds * 1000;
  return isDue ? { kind: 'part', since: last } : null;
}
