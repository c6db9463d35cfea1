import { attemptsPer, minute, type RateLimit } from '../kit/http/rate-limits';

/** The rate limits for characters that people make. */
export const madeCharactersRateLimits = {
  /** Suggested names for a made character. */
  suggestName: attemptsPer(24 * 60 * minute, { address: 400, account: 20 }),
  /** Edits, deletions and orders. */
  changeMade: attemptsPer(10 * minute, { address: 600, account: 120 }),
} satisfies Record<string, RateLimit>;
