import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();
const count = z.number().int().nonnegative();

/** What a token is worth, who is given some, and how often the ledger is audited. */
export const walletSettings = defineSettings({
  /** What one token is worth, in minor units of token_currency; shown beside every token price. */
  token_value_minor: z.number().int().positive().default(10),
  token_currency: z.string().length(3).default('USD'),
  ledger_reconcile_seconds: seconds.default(3600),
  initial_tokens_amount: count.default(20),
  tips_price: z.array(z.number().int().positive()).min(1).default([10, 25, 50, 100]),
});
