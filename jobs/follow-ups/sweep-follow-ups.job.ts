import { defineRecurringJob } from '../definition.job';

/** Finds chats in which a character may write first now. */
export const sweepFollowUpsJob = defineRecurringJob({ name: 'sweep-follow-ups', everyMs: 60_000 });
