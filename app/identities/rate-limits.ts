import { attemptsPer, minute, type RateLimit } from '../kit/http/rate-limits';

/** Signing in with somebody else’s account. */
export const identitiesRateLimits = {
  /** Coming back from a social provider, by the state or token one comes with. */
  socialSignIn: attemptsPer(15 * minute, { address: 100, account: 10 }),
} satisfies Record<string, RateLimit>;
