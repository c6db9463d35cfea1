import { attemptsPer, minute, type RateLimit } from '../kit/http/rate-limits';

/** What people are told. */
export const notificationsRateLimits = {
  /** Notices somebody sends themselves; each goes to every device of theirs. */
  tryOut: attemptsPer(10 * minute, { address: 60, account: 10 }),
} satisfies Record<string, RateLimit>;
