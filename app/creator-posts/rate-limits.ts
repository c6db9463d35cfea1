import { attemptsPer, minute, type RateLimit } from '../kit/http/rate-limits';

/** The rate limits for posts that creators write. */
export const creatorPostsRateLimits = {
  /** Drafts, edits, orders and deletions. */
  changeOwnPost: attemptsPer(10 * minute, { address: 900, account: 300 }),
} satisfies Record<string, RateLimit>;
