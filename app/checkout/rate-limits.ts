import { attemptsPer, hour, type RateLimit } from '../kit/http/rate-limits';

/** Limits for payments. Declines are counted separately, by card, device and network. */
export const checkoutRateLimits = {
  /** Payment attempts, per user. */
  pay: {
    ...attemptsPer(hour, { address: 300, account: 40 }),
    captcha: {
      after: { address: 60, account: 6 },
      withoutCaptcha: attemptsPer(hour, { address: 60, account: 8 }),
    },
  },
} satisfies Record<string, RateLimit>;
