import { defineRecurringJob } from '../definition.job';

/** Finds calls without signs: those whose host died, and those that were not answered. */
export const sweepCallsJob = defineRecurringJob({ name: 'sweep-calls', everyMs: 2_000 });
