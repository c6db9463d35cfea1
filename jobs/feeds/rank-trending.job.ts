import * as z from 'zod';
import { defineJob } from '../definition.job';

/** Reckons what trends when it is due, and removes lists that nobody reads any more. */
export const rankTrendingJob = defineJob({
  queue: 'maintenance',
  name: 'rank-trending',
  payload: z.object({}),
  attempts: 1,
  // Reckons nothing until trending_refresh_seconds have gone by.
  everyMs: 30_000,
});
