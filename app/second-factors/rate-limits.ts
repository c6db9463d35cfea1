import { attemptsPer, minute, type RateLimit } from '../kit/http/rate-limits';

/** The rate limits for second factors. */
export const secondFactorsRateLimits = {
  /** Proving a second factor, per sign-in or user. */
  secondFactor: attemptsPer(15 * minute, { address: 100, account: 20 }),
  /** Requesting the options for a passkey, per device. */
  passkeyOptions: attemptsPer(15 * minute, { address: 300, account: 60 }),
} satisfies Record<string, RateLimit>;
