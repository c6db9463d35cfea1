import { defineRecurringJob } from '../definition.job';

/** Finds calls that nobody gives a sign of: what a host that died held, what nobody answered. */
export const sweepCallsJob = defineRecurringJob({ name: 'sweep-calls', everyMs: 2_000 });
