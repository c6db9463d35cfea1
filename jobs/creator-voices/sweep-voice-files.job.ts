import { defineRecurringJob } from '../definition.job';

/** Removes the files of replaced and erased samples of creators' voices. */
export const sweepVoiceFilesJob = defineRecurringJob({
  name: 'sweep-voice-files',
  everyMs: 60_000,
});
