import { defineRecurringJob } from '../definition.job';

/** Finds chats that have paused, and lost work. */
export const sweepMemoriesJob = defineRecurringJob({ name: 'sweep-memories', everyMs: 30_000 });
