import { attemptsPer, minute, type RateLimit } from '../kit/http/rate-limits';

/** The rate limits for the memory of characters. */
export const memoryRateLimits = {
  /** Adding, editing and forgetting. */
  changeMemory: attemptsPer(10 * minute, { address: 1200, account: 240 }),
} satisfies Record<string, RateLimit>;
