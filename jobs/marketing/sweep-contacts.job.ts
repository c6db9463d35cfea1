import { defineRecurringJob } from '../definition.job';

/** Finds people whom the e-mail marketing service knows otherwise than they want. */
export const sweepContactsJob = defineRecurringJob({ name: 'sweep-contacts', everyMs: 60_000 });
