import { defineRecurringJob } from '../definition.job';

/** Finds orders that are due: what is being made, what waits for a party, what was lost, what expires. */
export const sweepGenerationsJob = defineRecurringJob({
  name: 'sweep-generations',
  everyMs: 2_000,
});
