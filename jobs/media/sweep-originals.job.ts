import { defineRecurringJob } from '../definition.job';

/** Finds assets and stories without renditions. */
export const sweepOriginalsJob = defineRecurringJob({ name: 'sweep-originals', everyMs: 5_000 });
