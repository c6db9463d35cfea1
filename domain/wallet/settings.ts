import * as z from 'zod';
import { defineSettings, type SettingsOf } from '../shared/define-settings';

const seconds = z.number().int().positive();
const count = z.number().int().nonnegative();
const percent = z.number().min(0).max(100);

/** What a token is worth, who is given some, who shares in it, and how often the ledger is audited. */
export const walletSettings = defineSettings({
  /** What one token is worth, in minor units of token_currency; shown beside every token price. */
  token_value_minor: z.number().int().positive().default(10),
  token_currency: z.string().length(3).default('USD'),
  ledger_reconcile_seconds: seconds.default(3600),
  /** Time that a total of an account is kept after a newer one was taken; a day at least. */
  ledger_snapshot_kept_seconds: seconds.default(2 * 24 * 3600),
  /** Time that sums of a month are kept for statements; they are added up again when needed. */
  statement_month_kept_seconds: seconds.default(365 * 24 * 3600),
  initial_tokens_amount: count.default(20),
  tips_price: z.array(z.number().int().positive()).min(1).default([10, 25, 50, 100]),
  /** What creators get of the money that tokens spent on them were bought for. */
  creator_share_percent: percent.default(40),
  /** The same for single reasons to spend, by their names. */
  creator_share_percent_by_reason: z.record(z.string(), percent).default({}),
  /** How long a share is held before it is paid out. */
  creator_hold_days: count.default(14),
  /** How long a limit of one's own that is raised or removed holds on. */
  spending_limit_raise_hours: count.default(24),
});
export type WalletSettings = SettingsOf<typeof walletSettings>;
