import * as z from 'zod';
import { defineJob } from '../definition.job';

/** Proves the ledger again when ledger_reconcile_seconds have gone by. */
export const auditLedgerJob = defineJob({
  queue: 'maintenance',
  name: 'audit-ledger',
  payload: z.object({}),
  attempts: 1,
  everyMs: 60_000,
});
