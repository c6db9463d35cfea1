import { defineRecurringJob } from '../definition.job';

/**
 * Adds fingerprints of content that was stored before fingerprints existed, so that its copies are found.
 */
export const printMediaJob = defineRecurringJob({ name: 'print-media', everyMs: 10_000 });
