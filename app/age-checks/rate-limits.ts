import { hour, minute, type RateLimit } from '../http/rate-limits';

/** Checks of ages. */
export const ageChecksRateLimits = {
  /** Beginning a check of one's age, by person. */
  beginAgeCheck: {
    address: { attempts: 60, seconds: hour },
    account: { attempts: 5, seconds: hour },
  },
  /** Coming back from one, or asking how far it is, by person. */
  finishAgeCheck: {
    address: { attempts: 600, seconds: 15 * minute },
    account: { attempts: 60, seconds: 15 * minute },
  },
} satisfies Record<string, RateLimit>;
