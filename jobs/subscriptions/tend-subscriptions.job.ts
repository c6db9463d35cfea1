import { defineRecurringJob } from '../definition.job';

/** Ends expired subscriptions, grants the tokens of new months, and announces upcoming renewals. */
export const tendSubscriptionsJob = defineRecurringJob({
  name: 'tend-subscriptions',
  everyMs: 30_000,
});
