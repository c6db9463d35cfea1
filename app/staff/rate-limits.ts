import { attemptsPer, minute, type RateLimit } from '../kit/http/rate-limits';

/** The rate limits for signing in as staff. */
export const staffRateLimits = {
  /** Requesting a staff code, per e-mail address. */
  staffCode: attemptsPer(15 * minute, { address: 30, account: 10, strangers: 30 }),
  /** Entering a staff code, per e-mail address. */
  staffCodeEntry: attemptsPer(15 * minute, { address: 30, account: 10, strangers: 30 }),
  /** Entering the own password as staff, to change it. */
  staffPassword: attemptsPer(15 * minute, { address: 60, account: 10 }),
} satisfies Record<string, RateLimit>;
