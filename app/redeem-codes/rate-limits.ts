import { attemptsPer, hour, type RateLimit } from '../kit/http/rate-limits';

/** Limits for redeem codes. */
export const redeemCodesRateLimits = {
  /** Codes that are looked up or redeemed, per user. */
  redeemCode: attemptsPer(hour, { address: 120, account: 30 }),
} satisfies Record<string, RateLimit>;
