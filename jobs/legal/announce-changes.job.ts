import { defineRecurringJob } from '../definition.job';

/** Notifies accounts of changes of the terms and policies that have not been announced yet. */
export const announceChangesJob = defineRecurringJob({ name: 'announce-changes', everyMs: 60_000 });
