import { minute, type RateLimit } from '../http/rate-limits';

/** Partner sites. */
export const partnersRateLimits = {
  /** Asking after names on partner sites, by address. */
  affiliateLookup: {
    address: { attempts: 60, seconds: 10 * minute },
    account: { attempts: 60, seconds: 10 * minute },
  },
} satisfies Record<string, RateLimit>;
