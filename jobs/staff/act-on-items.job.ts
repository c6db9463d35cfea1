import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob, defineRecurringJob } from '../definition.job';

/** Carries out the next items of an act of staff on several. */
export const actOnItemsJob = defineJob({
  queue: 'maintenance',
  name: 'act-on-items',
  payload: z.object({ runId: idSchema }),
  onePer: ({ runId }) => runId,
});

/** Resumes acts on several items that have lost their job. */
export const sweepBulkRunsJob = defineRecurringJob({ name: 'sweep-bulk-runs', everyMs: 60_000 });
