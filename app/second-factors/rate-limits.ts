import { minute, type RateLimit } from '../http/rate-limits';

/** Second factors. */
export const secondFactorsRateLimits = {
  /** Proving a second factor, by the sign-in or the user it is proved for. */
  secondFactor: {
    address: { attempts: 100, seconds: 15 * minute },
    account: { attempts: 20, seconds: 15 * minute },
  },
  /** Asking for what a passkey is to sign, by device. */
  passkeyOptions: {
    address: { attempts: 300, seconds: 15 * minute },
    account: { attempts: 60, seconds: 15 * minute },
  },
} satisfies Record<string, RateLimit>;
