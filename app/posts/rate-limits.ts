import { attemptsPer, hour, type RateLimit } from '../kit/http/rate-limits';

/** Posts. */
export const postsRateLimits = {
  /** Looks at posts that are remembered of a visitor; more are counted and not remembered. */
  viewAsGuest: attemptsPer(hour, { address: 3000, account: 600 }),
} satisfies Record<string, RateLimit>;
