import { defineRecurringJob } from '../definition.job';

/** Ends what is over, grants the tokens of months that begin, and tells of renewals that are near. */
export const tendSubscriptionsJob = defineRecurringJob({
  name: 'tend-subscriptions',
  everyMs: 30_000,
});
