import { defineRecurringJob } from '../definition.job';

/** Checks the hash chain of the action log once a day. */
export const checkChainJob = defineRecurringJob({ name: 'check-chain', everyMs: 600_000 });
