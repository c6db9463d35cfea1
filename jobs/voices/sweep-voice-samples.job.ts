import { defineRecurringJob } from '../definition.job';

/** Finds characters without a voice sample of their greeting. */
export const sweepVoiceSamplesJob = defineRecurringJob({
  name: 'sweep-voice-samples',
  everyMs: 30_000,
});
