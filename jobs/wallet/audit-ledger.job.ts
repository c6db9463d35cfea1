import { defineRecurringJob } from '../definition.job';

/** Audits the ledger every ledger_reconcile_seconds. */
export const auditLedgerJob = defineRecurringJob({ name: 'audit-ledger', everyMs: 60_000 });
