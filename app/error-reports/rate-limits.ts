import { attemptsPer, minute, type RateLimit } from '../kit/http/rate-limits';

/** Errors of browsers. */
export const errorsRateLimits = {
  /** Reporting an error of a browser; of somebody without a name the address alone is counted. */
  errorReport: attemptsPer(10 * minute, { address: 300, account: 60 }),
} satisfies Record<string, RateLimit>;
