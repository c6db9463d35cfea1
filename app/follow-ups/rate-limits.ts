import { attemptsPer, minute, type RateLimit } from '../kit/http/rate-limits';

/** Limits for changes of who may write first. */
export const followUpsRateLimits = {
  changeFollowUps: attemptsPer(10 * minute, { address: 1200, account: 120 }),
} satisfies Record<string, RateLimit>;
