import { attemptsPer, minute, type RateLimit } from '../kit/http/rate-limits';

/** Partner sites. */
export const partnersRateLimits = {
  /** Asking after names on partner sites, by address. */
  affiliateLookup: attemptsPer(10 * minute, { address: 60, account: 60 }),
} satisfies Record<string, RateLimit>;
