import { defineRecurringJob } from '../definition.job';

/** Finds assets and stories whose renditions have not been made. */
export const sweepOriginalsJob = defineRecurringJob({ name: 'sweep-originals', everyMs: 5_000 });
