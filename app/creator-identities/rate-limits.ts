import { attemptsPer, hour, type RateLimit } from '../kit/http/rate-limits';

/** Limits for creators' identifications. */
export const creatorIdentitiesRateLimits = {
  /** Identifications that are begun or stopped. */
  changeKyc: attemptsPer(hour, { address: 120, account: 30 }),
} satisfies Record<string, RateLimit>;
