import { defineRecurringJob } from '../definition.job';

/** Removes relayed events, responses stored for repeats, and expired sign-ups and sessions. */
export const trimTablesJob = defineRecurringJob({ name: 'trim-tables', everyMs: 60_000 });
