import { attemptsPer, minute, type RateLimit } from '../kit/http/rate-limits';

/** Signing in as staff. */
export const staffRateLimits = {
  /** Asking for a staff code, by e-mail. */
  staffCode: attemptsPer(15 * minute, { address: 30, account: 10, strangers: 30 }),
  /** Typing a staff code, by e-mail. */
  staffCodeEntry: attemptsPer(15 * minute, { address: 30, account: 10, strangers: 30 }),
} satisfies Record<string, RateLimit>;
