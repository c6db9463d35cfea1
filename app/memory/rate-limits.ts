import { attemptsPer, minute, type RateLimit } from '../kit/http/rate-limits';

/** What characters remember. */
export const memoryRateLimits = {
  /** Adding, mending and forgetting. */
  changeMemory: attemptsPer(10 * minute, { address: 1200, account: 240 }),
} satisfies Record<string, RateLimit>;
