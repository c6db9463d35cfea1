import { attemptsPer, minute, type RateLimit } from '../kit/http/rate-limits';

/** Marks of files. */
export const marksRateLimits = {
  /** Asking of a file whether it was made here, by nobody but the address. */
  readMark: attemptsPer(10 * minute, { address: 40, account: 40 }),
} satisfies Record<string, RateLimit>;
