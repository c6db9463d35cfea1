import { defineRecurringJob } from '../definition.job';

/** Finds deletions that are due and exports that were lost, and removes what has had its time. */
export const sweepPrivacyJob = defineRecurringJob({ name: 'sweep-privacy', everyMs: 30_000 });
