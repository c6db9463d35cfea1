import * as z from 'zod';

const count = z.number().int().nonnegative();
const percent = z.number().int().min(0).max(100);

const themeSchema = z.enum(['default', 'halloween']);

/** The group SystemSettings: what the whole product shows and counts by. */
export const systemSettings = {
  initial_tokens_amount: count.default(20),
  monthly_tokens_bonus: count.default(100),
  tips_price: z.array(z.number().int().positive()).min(1).default([10, 25, 50, 100]),
  engagement_display: z.enum(['real', 'synthetic']).default('real'),
  is_discounts_active: z.boolean().default(false),
  /** Per cent, as shown in headlines. */
  max_sub_token_discount: percent.default(50),
  max_token_discount: percent.default(30),
  /** Minutes. */
  banner_timer: z.number().int().positive().default(15),
  theme: themeSchema.default('default'),
  /** A theme under test is for test users. */
  themes: z
    .record(themeSchema, z.object({ is_test: z.boolean() }))
    .default({ default: { is_test: false }, halloween: { is_test: true } }),
};
