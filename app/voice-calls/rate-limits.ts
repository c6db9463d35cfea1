import { attemptsPer, hour, minute, type RateLimit } from '../kit/http/rate-limits';

/** The rate limits for calls. */
export const voiceCallsRateLimits = {
  /** Requesting a call. A person whose call was ended retries immediately. */
  requestCalls: attemptsPer(hour, { address: 600, account: 60 }),
  /** Offering a connection, repeatedly while the network is unstable. */
  offerLines: attemptsPer(10 * minute, { address: 1500, account: 200 }),
} satisfies Record<string, RateLimit>;
