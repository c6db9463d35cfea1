import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** Times of club renewals and of retried payments. */
export const fanclubsSettings = defineSettings({
  /** Minutes before the end of a period at which the next one is charged, so that there is no gap. */
  fanclub_renewal_lead_minutes: z.number().int().min(0).max(1440).default(60),
  /** Hours after each failed payment before it is retried. The membership is valid until the last retry. */
  fanclub_retry_hours: z.array(z.number().positive().max(240)).max(5).default([24, 48]),
  /** Days before a renewal in which its price and date are mailed. */
  fanclub_notice_days: z.number().int().positive().max(30).default(3),
  memberships_page_size: z.number().int().min(1).max(100).default(20),
});
