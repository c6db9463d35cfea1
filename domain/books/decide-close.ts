import { boundsOf, type Month } from './months';

/** What has to be known to close a month. */
export interface CloseFacts {
  month: Month;
  isClosed: boolean;
  /** The earliest month before it that has entries and is open; months are closed in their order. */
  openBefore: Month | null;
  /** Days of the month without a report, by processor. */
  missingReports: { processor: string; day: string }[];
  /** Differences of its days that nobody has resolved. */
  differences: number;
  /** Faults of the ledger's last proof. */
  ledgerFaults: number;
}

export type CloseRefusal =
  | { ok: false; reason: 'month-not-over' | 'already-closed' }
  | { ok: false; reason: 'month-before-open'; month: Month }
  | { ok: false; reason: 'reports-missing'; reports: CloseFacts['missingReports'] }
  | { ok: false; reason: 'differences-open' | 'ledger-faulty'; count: number };

/** The time after its end when a month can be closed: no transaction that began in it is open by then. */
const settledMs = 3_600_000;

/** Whether a month can be closed: it is over, the ones before are closed, and nothing of it is out. */
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
