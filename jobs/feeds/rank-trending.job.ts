import { defineRecurringJob } from '../definition.job';

/** Reckons what trends once trending_refresh_seconds have gone by; removes lists nobody reads. */
export const rankTrendingJob = defineRecurringJob({ name: 'rank-trending', everyMs: 30_000 });
