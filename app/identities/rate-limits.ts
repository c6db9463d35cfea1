import { attemptsPer, minute, type RateLimit } from '../kit/http/rate-limits';

/** Limits for sign-ins with an account at a provider. */
export const identitiesRateLimits = {
  /** Returns from a social provider, per state or token that they carry. */
  socialSignIn: attemptsPer(15 * minute, { address: 100, account: 10 }),
} satisfies Record<string, RateLimit>;
