import { minute, type RateLimit } from '../http/rate-limits';

/** Signing in as staff. */
export const staffRateLimits = {
  /** Asking for a staff code, by e-mail. */
  staffCode: {
    address: { attempts: 30, seconds: 15 * minute },
    account: { attempts: 10, seconds: 15 * minute },
    strangers: { attempts: 30, seconds: 15 * minute },
  },
  /** Typing a staff code, by e-mail. */
  staffCodeEntry: {
    address: { attempts: 30, seconds: 15 * minute },
    account: { attempts: 10, seconds: 15 * minute },
    strangers: { attempts: 30, seconds: 15 * minute },
  },
} satisfies Record<string, RateLimit>;
