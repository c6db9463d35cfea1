import { defineRecurringJob } from '../definition.job';

/** Marks strikes that no longer count. */
export const endStrikesJob = defineRecurringJob({ name: 'end-strikes', everyMs: 60_000 });
