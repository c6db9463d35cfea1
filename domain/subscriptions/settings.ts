import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const count = z.number().int().nonnegative();
const percent = z.number().int().min(0).max(100);

/** The displayed discounts, the benefits of a subscription, and its renewal and end. */
export const subscriptionSettings = defineSettings({
  monthly_tokens_bonus: count.default(100),
  is_discounts_active: z.boolean().default(false),
  /** The percentage shown in headlines. */
  max_sub_token_discount: percent.default(50),
  max_token_discount: percent.default(30),
  /** The duration in minutes. */
  banner_timer: z.number().int().positive().default(15),
  /** The days of access after a period whose renewal is unpaid. */
  subscription_grace_days: z.number().int().min(1).max(60).default(7),
  /** The days after the period's end at which a declined card is tried again. */
  subscription_retry_days: z.array(z.number().int().positive()).max(10).default([1, 3, 5]),
  /** The days before a renewal at which its price and date are mailed. */
  renewal_notice_days: z.number().int().positive().max(30).default(3),
  /** The days before a renewal from which its owner gets a mail about a card that expires before it. */
  card_notice_days: z.number().int().positive().max(60).default(14),
  /** The time for which cancellation steps are kept. */
  cancellation_step_kept_seconds: z
    .number()
    .int()
    .positive()
    .default(730 * 24 * 3600),
});
