import { defineRecurringJob } from '../definition.job';

/** Finds characters who have no sample of how they say what they greet with. */
export const sweepVoiceSamplesJob = defineRecurringJob({
  name: 'sweep-voice-samples',
  everyMs: 30_000,
});
