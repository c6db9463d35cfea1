import type { RateLimits } from '~/app/kit/http/rate-limits';
import { rateLimits } from '~/app/rate-limits';

const generous = { attempts: 100_000, seconds: 60 };

/** Limits for tests that submit a form more often than is permitted. */
export const generousLimits = Object.fromEntries(
  Object.keys(rateLimits).map((name) => [name, { address: generous, account: generous }]),
) as RateLimits;
