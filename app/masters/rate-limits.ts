import { attemptsPer, minute, type RateLimit } from '../kit/http/rate-limits';

/** The rate limits of managers. */
export const mastersRateLimits = {
  /** New, changed and removed models. */
  changeModels: attemptsPer(10 * minute, { address: 600, account: 300 }),
  /** Mails to models. */
  mailModels: attemptsPer(60 * minute, { address: 400, account: 200 }),
} satisfies Record<string, RateLimit>;
