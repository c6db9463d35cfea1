import { defineRecurringJob } from '../definition.job';

/** Finds people whose contact at the e-mail marketing provider differs from what they want. */
export const sweepContactsJob = defineRecurringJob({ name: 'sweep-contacts', everyMs: 60_000 });
