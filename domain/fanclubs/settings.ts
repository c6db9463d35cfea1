import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** When memberships of clubs are renewed, and how often a payment is tried. */
export const fanclubsSettings = defineSettings({
  /** Minutes before a period ends that the next is paid for, so that nobody is shut out between. */
  fanclub_renewal_lead_minutes: z.number().int().min(0).max(1440).default(60),
  /** Hours after each failed payment that it is tried again; the membership holds until the last. */
  fanclub_retry_hours: z.array(z.number().positive().max(240)).max(5).default([24, 48]),
  /** Days before a renewal in which its price and date are mailed. */
  fanclub_notice_days: z.number().int().positive().max(30).default(3),
  memberships_page_size: z.number().int().min(1).max(100).default(20),
});
