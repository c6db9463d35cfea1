import { defineRecurringJob } from '../definition.job';

/** Removes relayed events, answers kept for repeats, and sign-ups and sessions that have run out. */
export const trimTablesJob = defineRecurringJob({ name: 'trim-tables', everyMs: 60_000 });
