import { defineRecurringJob } from '../definition.job';

/** Finds messages whose reply was lost in processing and enqueues them again. */
export const sweepRepliesJob = defineRecurringJob({ name: 'sweep-replies', everyMs: 5_000 });
