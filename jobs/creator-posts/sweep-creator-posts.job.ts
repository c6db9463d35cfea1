import { defineRecurringJob } from '../definition.job';

/** Publishes creators' posts whose time has come, and removes the pictures of those deleted long ago. */
export const sweepCreatorPostsJob = defineRecurringJob({
  name: 'sweep-creator-posts',
  everyMs: 15_000,
});
