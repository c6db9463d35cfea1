import { defineRecurringJob } from '../definition.job';

/** Finds conversations that paused, and what was lost on the way. */
export const sweepMemoriesJob = defineRecurringJob({ name: 'sweep-memories', everyMs: 30_000 });
