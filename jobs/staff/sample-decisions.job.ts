import { defineRecurringJob } from '../definition.job';

/** Chooses, once a day is over, which of its decisions are read again. */
export const sampleDecisionsJob = defineRecurringJob({
  name: 'sample-decisions',
  everyMs: 3_600_000,
});
