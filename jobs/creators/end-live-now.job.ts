import { defineRecurringJob } from '../definition.job';

/** Ends "live now" of creators who have not renewed it. */
export const endLiveNowJob = defineRecurringJob({ name: 'end-live-now', everyMs: 60_000 });
