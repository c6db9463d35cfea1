import { attemptsPer, minute, type RateLimit } from '../kit/http/rate-limits';

/** The rate limits for gamification. */
export const gamificationRateLimits = {
  /** Taking rewards, claiming days, spinning, and switching it off or on. */
  play: attemptsPer(10 * minute, { address: 1200, account: 240 }),
} satisfies Record<string, RateLimit>;
