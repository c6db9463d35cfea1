import { attemptsPer, hour, type RateLimit } from '../kit/http/rate-limits';

/** The rate limits for posts. */
export const postsRateLimits = {
  /** Views of posts that are stored for a guest. Further views are counted and not stored. */
  viewAsGuest: attemptsPer(hour, { address: 3000, account: 600 }),
} satisfies Record<string, RateLimit>;
