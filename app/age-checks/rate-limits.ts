import { attemptsPer, hour, minute, type RateLimit } from '../kit/http/rate-limits';

/** Limits for age checks. */
export const ageChecksRateLimits = {
  /** Starts of an age check, per person. */
  beginAgeCheck: attemptsPer(hour, { address: 60, account: 5 }),
  /** Returns from a check and requests for its state, per person. */
  finishAgeCheck: attemptsPer(15 * minute, { address: 600, account: 60 }),
} satisfies Record<string, RateLimit>;
