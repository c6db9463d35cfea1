import { boundsOf, type Month } from './months';

/** The facts needed to decide whether a month can be closed. */
export interface CloseFacts {
  month: Month;
  isClosed: boolean;
  /** The earliest open month with entries before this one; months are closed in order. */
  openBefore: Month | null;
  /** Days of the month without a report, by processor. */
  missingReports: { processor: string; day: string }[];
  /** The number of unresolved differences of its days. */
  differences: number;
  /** The number of faults in the ledger's last audit. */
  ledgerFaults: number;
}

export type CloseRefusal =
  | { ok: false; reason: 'month-not-over' | 'already-closed' }
  | { ok: false; reason: 'month-before-open'; month: Month }
  | { ok: false; reason: 'reports-missing'; reports: CloseFacts['missingReports'] }
  | { ok: false; reason: 'differences-open' | 'ledger-faulty'; count: number };

/**
 * Milliseconds after its end before a month can be closed. No transaction that began in the month is
 * still open then.
 */
const settledMs = 3_600_000;

/**
 * Decides whether a month can be closed: it has ended, earlier months are closed, and it has no
 * differences.
 */
export function decideClose(facts: CloseFacts, now: Date): { ok: true } | CloseRefusal {
  const { month, openBefore, missingReports, differences, ledgerFaults } = facts;
  if (facts.isClosed) return { ok: false, reason: 'already-closed' };
  if (now.getTime() < boundsOf(month).to.getTime() + settledMs)
    return { ok: false, reason: 'month-not-over' };
  if (openBefore) return { ok: false, reason: 'month-before-open', month: openBefore };
  if (missingReports.length > 0) {
    return { ok: false, reason: 'reports-missing', reports: missingReports };
  }
  if (differences > 0) return { ok: false, reason: 'differences-open', count: differences };
  if (ledgerFaults > 0) return { ok: false, reason: 'ledger-faulty', count: ledgerFaults };
  return { ok: true };
}
