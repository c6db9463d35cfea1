import { attemptsPer, hour, minute, type RateLimit } from '../kit/http/rate-limits';

/** Checks of ages. */
export const ageChecksRateLimits = {
  /** Beginning a check of one's age, by person. */
  beginAgeCheck: attemptsPer(hour, { address: 60, account: 5 }),
  /** Coming back from one, or asking how far it is, by person. */
  finishAgeCheck: attemptsPer(15 * minute, { address: 600, account: 60 }),
} satisfies Record<string, RateLimit>;
