import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const count = z.number().int().nonnegative();
const percent = z.number().int().min(0).max(100);

/** What offers show of discounts, what a subscription brings, and how it goes on or ends. */
export const subscriptionSettings = defineSettings({
  monthly_tokens_bonus: count.default(100),
  is_discounts_active: z.boolean().default(false),
  /** Per cent, as shown in headlines. */
  max_sub_token_discount: percent.default(50),
  max_token_discount: percent.default(30),
  /** Minutes. */
  banner_timer: z.number().int().positive().default(15),
  /** Days of access after a period whose renewal is not paid. */
  subscription_grace_days: z.number().int().min(1).max(60).default(7),
  /** When a refused card is tried again, in days after the period ended. */
  subscription_retry_days: z.array(z.number().int().positive()).max(10).default([1, 3, 5]),
  /** Days before a renewal in which its price and date are mailed. */
  renewal_notice_days: z.number().int().positive().max(30).default(3),
  /** Days before a renewal from which its owner is written of a card that ends until then. */
  card_notice_days: z.number().int().positive().max(60).default(14),
  /** Time that the steps of a cancellation are kept. */
  cancellation_step_kept_seconds: z
    .number()
    .int()
    .positive()
    .default(730 * 24 * 3600),
});
