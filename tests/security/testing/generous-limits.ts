import type { RateLimits } from '~/app/kit/http/rate-limits';
import { rateLimits } from '~/app/rate-limits';

const generous = { attempts: 100_000, seconds: 60 };

/** For tests that try a form more often than anybody may. */
export const generousLimits = Object.fromEntries(
  Object.keys(rateLimits).map((name) => [name, { address: generous, account: generous }]),
) as RateLimits;
