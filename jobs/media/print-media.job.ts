import { defineRecurringJob } from '../definition.job';

/** Notes by its content what was stored before that was done, so that copies of it are found. */
export const printMediaJob = defineRecurringJob({ name: 'print-media', everyMs: 10_000 });
