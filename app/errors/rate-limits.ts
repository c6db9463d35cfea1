import { minute, type RateLimit } from '../http/rate-limits';

/** Errors of browsers. */
export const errorsRateLimits = {
  /** Reporting an error of a browser; of somebody without a name the address alone is counted. */
  errorReport: {
    address: { attempts: 300, seconds: 10 * minute },
    account: { attempts: 60, seconds: 10 * minute },
  },
} satisfies Record<string, RateLimit>;
