import { defineRecurringJob } from '../definition.job';

/** Finds due deletions and lost exports, and removes expired data. */
export const sweepPrivacyJob = defineRecurringJob({ name: 'sweep-privacy', everyMs: 30_000 });
