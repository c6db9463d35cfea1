import { defineRecurringJob } from '../definition.job';

/** Takes in what processors settled, and notes what is out. */
export const reconcileSettlementsJob = defineRecurringJob({
  name: 'reconcile-settlements',
  everyMs: 3_600_000,
});
