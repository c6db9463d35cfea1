import { attemptsPer, minute, type RateLimit } from '../kit/http/rate-limits';

/** The rate limits for character cards. */
export const characterCardsRateLimits = {
  /** Files to be read and judged. */
  importCard: attemptsPer(10 * minute, { address: 60, account: 20 }),
  /** Cards saved as files, with their pictures. */
  exportCard: attemptsPer(10 * minute, { address: 180, account: 60 }),
} satisfies Record<string, RateLimit>;
