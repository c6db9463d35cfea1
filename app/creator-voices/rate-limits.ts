import { attemptsPer, hour, type RateLimit } from '../kit/http/rate-limits';

/** Limits for creators' voices. */
export const creatorVoicesRateLimits = {
  /** Drawn sentences and samples, which are files of up to three megabytes. */
  sendVoiceSamples: attemptsPer(hour, { address: 600, account: 120 }),
} satisfies Record<string, RateLimit>;
