import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const positive = z.number().int().positive();

const count = z.number().int().nonnegative();
const percent = z.number().int().min(0).max(100);

/** The displayed discounts, the benefits of a subscription, and its renewal and end. */
export const subscriptionSettings = defineSettings({
  monthly_tokens_bonus: count.default(100).describe('Tokens for subscribers with each paid month.'),
  is_discounts_active: z
    .boolean()
    .default(false)
    .describe('True if checkout shows a countdown with a discounted price.'),
  max_sub_token_discount: percent
    .default(50)
    .describe('Token discount for subscribers in headlines, in per cent.'),
  max_token_discount: percent
    .default(30)
    .describe('Token discount for others in headlines, in per cent.'),
  banner_timer: positive
    .default(15)
    .describe('Minutes of the countdown at checkout, for which a discounted price is valid.'),
  subscription_grace_days: z
    .number()
    .int()
    .min(1)
    .max(60)
    .default(7)
    .describe('Days of access after a period whose renewal is unpaid.'),
  subscription_retry_days: z
    .array(z.number().int().positive())
    .max(10)
    .default([1, 3, 5])
    .describe('Days after the end of the period at which a declined card is charged again.'),
  pause_months: z
    .array(z.number().int().min(1).max(12))
    .min(1)
    .max(6)
    .default([1, 2, 3])
    .describe('The lengths of a pause of a subscription that can be chosen, in months.'),
  pause_every_months: z
    .number()
    .int()
    .min(1)
    .max(60)
    .default(12)
    .describe('Months from the beginning of a pause in which no other one can begin.'),
  resume_notice_days: positive
    .max(30)
    .default(7)
    .describe('Days before the end of a pause at which a mail states the price and date.'),
  renewal_notice_days: positive
    .max(30)
    .default(3)
    .describe('Days before a renewal at which its price and date are mailed.'),
  card_notice_days: positive
    .max(60)
    .default(14)
    .describe('Days before a renewal from which a mail reports a card that expires before it.'),
  cancellation_step_kept_seconds: positive
    .default(730 * 24 * 3600)
    .describe('Seconds for which the steps of a cancellation are kept.'),
});
