import { attemptsPer, hour, minute, type RateLimit } from '../kit/http/rate-limits';

/** Calls. */
export const voiceCallsRateLimits = {
  /** Asking for one; whoever is hung up on tries again at once. */
  askCalls: attemptsPer(hour, { address: 600, account: 60 }),
  /** Offering a line: again and again while a connection comes and goes. */
  offerLines: attemptsPer(10 * minute, { address: 1500, account: 200 }),
} satisfies Record<string, RateLimit>;
