import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const count = z.number().int().nonnegative();
const percent = z.number().int().min(0).max(100);

/** What offers show of discounts and of what a subscription brings. */
export const billingSettings = defineSettings({
  monthly_tokens_bonus: count.default(100),
  is_discounts_active: z.boolean().default(false),
  /** Per cent, as shown in headlines. */
  max_sub_token_discount: percent.default(50),
  max_token_discount: percent.default(30),
  /** Minutes. */
  banner_timer: z.number().int().positive().default(15),
});
