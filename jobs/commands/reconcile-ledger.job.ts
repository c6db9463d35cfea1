import * as z from 'zod';
import { defineJob } from '../definition.job';

/** Checks that the ledger adds up; the result is the job's return value. */
export const reconcileLedgerJob = defineJob({
  queue: 'maintenance',
  name: 'reconcile-ledger',
  payload: z.object({ requestId: z.string() }),
  attempts: 1,
});
