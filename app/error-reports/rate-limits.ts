import { attemptsPer, minute, type RateLimit } from '../kit/http/rate-limits';

/** Limits for browser errors. */
export const errorsRateLimits = {
  /** Reports of browser errors; for people without an id only the address is counted. */
  errorReport: attemptsPer(10 * minute, { address: 300, account: 60 }),
} satisfies Record<string, RateLimit>;
