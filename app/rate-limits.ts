// Written by `npm run areas`.
import { accountsRateLimits } from './accounts/rate-limits';
import { ageChecksRateLimits } from './age-checks/rate-limits';
import { casesRateLimits } from './cases/rate-limits';
import { chatRateLimits } from './chat/rate-limits';
import { checkoutRateLimits } from './checkout/rate-limits';
import { errorsRateLimits } from './error-reports/rate-limits';
import { followUpsRateLimits } from './follow-ups/rate-limits';
import { identitiesRateLimits } from './identities/rate-limits';
import { marksRateLimits } from './marks/rate-limits';
import { memoryRateLimits } from './memory/rate-limits';
import { notificationsRateLimits } from './notifications/rate-limits';
import { partnersRateLimits } from './partners/rate-limits';
import { paymentsRateLimits } from './payments/rate-limits';
import { postsRateLimits } from './posts/rate-limits';
import { secondFactorsRateLimits } from './second-factors/rate-limits';
import { staffRateLimits } from './staff/rate-limits';
import { voiceCallsRateLimits } from './voice-calls/rate-limits';

/** The rate limits of all areas. */
export const rateLimits = {
  ...accountsRateLimits,
  ...ageChecksRateLimits,
  ...casesRateLimits,
  ...chatRateLimits,
  ...checkoutRateLimits,
  ...errorsRateLimits,
  ...followUpsRateLimits,
  ...identitiesRateLimits,
  ...marksRateLimits,
  ...memoryRateLimits,
  ...notificationsRateLimits,
  ...partnersRateLimits,
  ...paymentsRateLimits,
  ...postsRateLimits,
  ...secondFactorsRateLimits,
  ...staffRateLimits,
  ...voiceCallsRateLimits,
};

type Names = Record<keyof typeof rateLimits, true>;

declare module './kit/http/rate-limits' {
  interface RateLimitRegistry extends Names {}
}
