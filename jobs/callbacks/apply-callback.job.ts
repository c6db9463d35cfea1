import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob, defineRecurringJob } from '../definition.job';

/** Applies a callback of a service of ours; if the job is lost, the sweep makes up for it. */
export const applyCallbackJob = defineJob({
  queue: 'callbacks',
  name: 'apply-callback',
  payload: z.object({ callbackId: idSchema }),
  onePer: ({ callbackId }) => callbackId,
});

/** Applies callbacks that were stored but not applied. */
export const sweepCallbacksJob = defineRecurringJob({ name: 'sweep-callbacks', everyMs: 30_000 });
