import * as z from 'zod';
import { defineJob } from '../definition.job';

/** Finds deletions that are due and exports that were lost, and removes what has had its time. */
export const sweepPrivacyJob = defineJob({
  queue: 'maintenance',
  name: 'sweep-privacy',
  payload: z.object({}),
  attempts: 1,
  everyMs: 30_000,
});
