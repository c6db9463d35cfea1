import { defineRecurringJob } from '../definition.job';

/** Imports the settlements of payment providers and records differences. */
export const reconcileSettlementsJob = defineRecurringJob({
  name: 'reconcile-settlements',
  everyMs: 3_600_000,
});
