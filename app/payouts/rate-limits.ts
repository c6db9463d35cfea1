import { attemptsPer, hour, type RateLimit } from '../kit/http/rate-limits';

/** Limits for payouts. */
export const payoutsRateLimits = {
  /** Methods that are added or changed, and payouts that are requested, per user. */
  changePayout: attemptsPer(hour, { address: 120, account: 30 }),
} satisfies Record<string, RateLimit>;
