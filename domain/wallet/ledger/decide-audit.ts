import type { WalletSettings } from '../settings';

type AuditDue = { kind: 'whole' } | { kind: 'part'; since: Date } | null;

/** Hours of the day (UTC) in which the whole ledger is proved, when fewest people talk. */
const nightHours = { from: 2, to: 6 };
const wholeEveryMs = 20 * 3_600_000;
/** After so long it is proved by day, too: nights were missed. */
const wholeAtLatestMs = 48 * 3_600_000;

/**
 * Whether the ledger is to be proved now: the whole before anything else, once a night, and when two
 * nights were missed; what came since the last proof after `ledger_reconcile_seconds`.
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
