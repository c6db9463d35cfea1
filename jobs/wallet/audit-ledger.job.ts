import { defineRecurringJob } from '../definition.job';

/** Proves the ledger again when ledger_reconcile_seconds have gone by. */
export const auditLedgerJob = defineRecurringJob({ name: 'audit-ledger', everyMs: 60_000 });
