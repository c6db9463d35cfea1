import { defineRecurringJob } from '../definition.job';

/** Finds messages whose reply was lost on the way and enqueues them again. */
export const sweepRepliesJob = defineRecurringJob({ name: 'sweep-replies', everyMs: 5_000 });
