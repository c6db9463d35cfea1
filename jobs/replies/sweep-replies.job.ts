import * as z from 'zod';
import { defineJob } from '../definition.job';

/** Finds messages whose reply was lost on the way and enqueues them again. */
export const sweepRepliesJob = defineJob({
  queue: 'maintenance',
  name: 'sweep-replies',
  payload: z.object({}),
  attempts: 1,
  everyMs: 5_000,
});
