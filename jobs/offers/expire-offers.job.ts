import { defineRecurringJob } from '../definition.job';

/** Notes which offers to people are over. */
export const expireOffersJob = defineRecurringJob({ name: 'expire-offers', everyMs: 60_000 });
