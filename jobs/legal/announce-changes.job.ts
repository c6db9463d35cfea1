import { defineRecurringJob } from '../definition.job';

/** Has accounts told of changes of the terms and the policies that nobody was told of yet. */
export const announceChangesJob = defineRecurringJob({ name: 'announce-changes', everyMs: 60_000 });
