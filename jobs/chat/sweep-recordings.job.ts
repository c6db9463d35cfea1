import { defineRecurringJob } from '../definition.job';

/** Finds recordings that were lost in processing, and removes files without a message. */
export const sweepRecordingsJob = defineRecurringJob({
  name: 'sweep-recordings',
  everyMs: 30_000,
});
