import { defineRecurringJob } from '../definition.job';

/** Rolls up the figures of creators. */
export const rollUpJob = defineRecurringJob({ name: 'roll-up-creators', everyMs: 300_000 });
