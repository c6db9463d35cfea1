import { defineRecurringJob } from '../definition.job';

/** Finds recordings that were lost on the way, and removes files that no message has any more. */
export const sweepRecordingsJob = defineRecurringJob({
  name: 'sweep-recordings',
  everyMs: 30_000,
});
