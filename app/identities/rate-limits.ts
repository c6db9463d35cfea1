import { minute, type RateLimit } from '../http/rate-limits';

/** Signing in with somebody else’s account. */
export const identitiesRateLimits = {
  /** Coming back from a social provider, by the state or token one comes with. */
  socialSignIn: {
    address: { attempts: 100, seconds: 15 * minute },
    account: { attempts: 10, seconds: 15 * minute },
  },
} satisfies Record<string, RateLimit>;
