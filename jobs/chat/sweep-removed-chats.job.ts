import { defineRecurringJob } from '../definition.job';

/** Finds chats whose messages were not all removed because a worker died. */
export const sweepRemovedChatsJob = defineRecurringJob({
  name: 'sweep-removed-chats',
  everyMs: 60_000,
});
