import { defineRecurringJob } from '../definition.job';

/** Finds characters whose work is due or that have expired, and removes what was deleted long ago. */
export const sweepMakingsJob = defineRecurringJob({ name: 'sweep-makings', everyMs: 5_000 });
