import { defineRecurringJob } from '../definition.job';

/** Finds due orders: in progress, waiting for a provider, lost, or expiring. */
export const sweepGenerationsJob = defineRecurringJob({
  name: 'sweep-generations',
  everyMs: 2_000,
});
