import { hour, type RateLimit } from '../http/rate-limits';

/** Posts. */
export const postsRateLimits = {
  /** Looks at posts that are remembered of a visitor; more are counted and not remembered. */
  viewAsGuest: {
    address: { attempts: 3000, seconds: hour },
    account: { attempts: 600, seconds: hour },
  },
} satisfies Record<string, RateLimit>;
