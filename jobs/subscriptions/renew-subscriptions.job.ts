import { defineRecurringJob } from '../definition.job';

/** Charges renewals that are due. */
export const renewSubscriptionsJob = defineRecurringJob({
  name: 'renew-subscriptions',
  everyMs: 30_000,
});
