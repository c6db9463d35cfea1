import { defineRecurringJob } from '../definition.job';

/** Ends memberships that have expired, and announces upcoming renewals. */
export const expireMembershipsJob = defineRecurringJob({
  name: 'expire-memberships',
  everyMs: 60_000,
});
