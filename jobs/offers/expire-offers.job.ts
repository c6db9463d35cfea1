import { defineRecurringJob } from '../definition.job';

/** Marks offers to people that have expired. */
export const expireOffersJob = defineRecurringJob({ name: 'expire-offers', everyMs: 60_000 });
