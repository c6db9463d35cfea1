import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** Times of club renewals and of retried payments. */
export const fanclubsSettings = defineSettings({
  fanclub_renewal_lead_minutes: z
    .number()
    .int()
    .min(0)
    .max(1440)
    .default(60)
    .describe(
      'Minutes before the end of a membership’s period at which the next period is charged.',
    ),
  fanclub_retry_hours: z
    .array(z.number().positive().max(240))
    .max(5)
    .default([24, 48])
    .describe(
      'Hours before each retry of a failed membership payment; the membership is valid until the last retry.',
    ),
  fanclub_notice_days: z
    .number()
    .int()
    .positive()
    .max(30)
    .default(3)
    .describe('Days before the renewal of a membership in which its price and date are mailed.'),
});
