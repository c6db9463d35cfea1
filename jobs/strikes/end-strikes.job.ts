import { defineRecurringJob } from '../definition.job';

/** Notes whose strikes count no more. */
export const endStrikesJob = defineRecurringJob({ name: 'end-strikes', everyMs: 60_000 });
