import { attemptsPer, minute, type RateLimit } from '../kit/http/rate-limits';

/** Second factors. */
export const secondFactorsRateLimits = {
  /** Proving a second factor, by the sign-in or the user it is proved for. */
  secondFactor: attemptsPer(15 * minute, { address: 100, account: 20 }),
  /** Asking for what a passkey is to sign, by device. */
  passkeyOptions: attemptsPer(15 * minute, { address: 300, account: 60 }),
} satisfies Record<string, RateLimit>;
