import { attemptsPer, minute, type RateLimit } from '../kit/http/rate-limits';

/** The rate limits for checking files. */
export const marksRateLimits = {
  /** Checks of whether a file was made here, limited by network address only. */
  readMark: attemptsPer(10 * minute, { address: 40, account: 40 }),
} satisfies Record<string, RateLimit>;
