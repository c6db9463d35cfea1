import * as z from 'zod';
import { defineSettings, type SettingsOf } from '../shared/define-settings';

const seconds = z.number().int().positive();
const positive = z.number().int().positive();
const count = z.number().int().nonnegative();
const percent = z.number().min(0).max(100);

/** Settings of the wallet: the value of a token, grants, creators' shares, limits and audits. */
export const walletSettings = defineSettings({
  token_value_minor: positive
    .default(10)
    .describe(
      'Value of one token in minor units of token_currency, shown beside every token price.',
    ),
  token_currency: z
    .string()
    .length(3)
    .default('USD')
    .describe('Currency (ISO 4217) of token_value_minor.'),
  ledger_reconcile_seconds: seconds
    .default(3600)
    .describe(
      'Seconds between two audits of the new entries of the ledger; the whole ledger is audited every night.',
    ),
  ledger_snapshot_kept_seconds: seconds
    .default(2 * 24 * 3600)
    .describe(
      'Seconds for which the total of an account is kept after a newer one was taken; at least a day.',
    ),
  statement_month_kept_seconds: seconds
    .default(365 * 24 * 3600)
    .describe(
      'Seconds for which the sums of a month are kept for statements; they are computed again when needed.',
    ),
  initial_tokens_amount: count
    .default(20)
    .describe('Tokens granted once when a new user proves their address; 0 grants none.'),
  tips_price: z
    .array(z.number().int().positive())
    .min(1)
    .default([10, 25, 50, 100])
    .describe('Suggested tips in tokens.'),
  creator_share_percent: percent
    .default(40)
    .describe('Creators’ share of the money that was paid for tokens spent on them, in per cent.'),
  creator_share_percent_by_reason: z
    .record(z.string(), percent)
    .default({})
    .describe(
      'Creators’ share for single reasons of spends, in per cent by name: `{"text_message": 50}`.',
    ),
  creator_hold_days: count
    .default(14)
    .describe('Days for which a creator’s share is held before it becomes payable.'),
  spending_limit_raise_hours: count
    .default(24)
    .describe('Hours before a raised or removed spending limit takes effect.'),
});
export type WalletSettings = SettingsOf<typeof walletSettings>;
