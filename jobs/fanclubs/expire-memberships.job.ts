import { defineRecurringJob } from '../definition.job';

/** Notes that memberships have ended whose time is over, and tells of renewals that are near. */
export const expireMembershipsJob = defineRecurringJob({
  name: 'expire-memberships',
  everyMs: 60_000,
});
