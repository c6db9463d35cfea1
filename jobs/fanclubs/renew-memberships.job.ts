import { defineRecurringJob } from '../definition.job';

/** Renews memberships that are due. */
export const renewMembershipsJob = defineRecurringJob({
  name: 'renew-memberships',
  everyMs: 300_000,
});
