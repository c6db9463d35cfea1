import * as z from 'zod';
import { defineSettings, type SettingsOf } from '../shared/define-settings';

const seconds = z.number().int().positive();
const count = z.number().int().nonnegative();
const percent = z.number().min(0).max(100);

/** Settings of the wallet: the value of a token, grants, creators' shares, limits and audits. */
export const walletSettings = defineSettings({
  /** The value of one token, in minor units of token_currency; shown beside every token price. */
  token_value_minor: z.number().int().positive().default(10),
  token_currency: z.string().length(3).default('USD'),
  ledger_reconcile_seconds: seconds.default(3600),
  /** Seconds that a total of an account is kept after a newer one was taken; at least a day. */
  ledger_snapshot_kept_seconds: seconds.default(2 * 24 * 3600),
  /** Seconds that the sums of a month are kept for statements; they are computed again when needed. */
  statement_month_kept_seconds: seconds.default(365 * 24 * 3600),
  initial_tokens_amount: count.default(20),
  tips_price: z.array(z.number().int().positive()).min(1).default([10, 25, 50, 100]),
  /** Creators' share of the money paid for tokens that are spent on them. */
  creator_share_percent: percent.default(40),
  /** The same for single reasons of spends, by name. */
  creator_share_percent_by_reason: z.record(z.string(), percent).default({}),
  /** Days that a share is held before it becomes payable. */
  creator_hold_days: count.default(14),
  /** Hours until a raised or removed limit of a person takes effect. */
  spending_limit_raise_hours: count.default(24),
});
export type WalletSettings = SettingsOf<typeof walletSettings>;
