import { defineRecurringJob } from '../definition.job';

/** Computes trending posts every trending_refresh_seconds; removes lists that are no longer read. */
export const rankTrendingJob = defineRecurringJob({ name: 'rank-trending', everyMs: 30_000 });
