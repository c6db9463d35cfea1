import { attemptsPer, minute, type RateLimit } from '../kit/http/rate-limits';

/** The rate limits for partner sites. */
export const partnersRateLimits = {
  /** Looking up names on partner sites, by address. */
  affiliateLookup: attemptsPer(10 * minute, { address: 60, account: 60 }),
} satisfies Record<string, RateLimit>;
