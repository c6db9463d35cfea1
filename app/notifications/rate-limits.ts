import { attemptsPer, minute, type RateLimit } from '../kit/http/rate-limits';

/** The rate limits for notifications. */
export const notificationsRateLimits = {
  /** Test notices. Each is sent to all of the person's devices. */
  tryOut: attemptsPer(10 * minute, { address: 60, account: 10 }),
} satisfies Record<string, RateLimit>;
