import * as z from 'zod';
import { defineSettings, type SettingsOf } from '../shared/define-settings';

const minor = z.number().int().nonnegative();
const days = z.number().int().min(0).max(60);
const byRoute = <Value extends z.ZodType>(value: Value) =>
  z.object({ sepa: value, bank: value, TRC20: value, ERC20: value, card: value });

/** Settings of payouts: minimum, fees, time, who must agree, and the account that pays. */
export const payoutsSettings = defineSettings({
  payout_minimum_minor: minor
    .min(1)
    .default(5_000)
    .describe('Smallest payout that can be requested, in minor units of token_currency.'),
  payout_alone_minor: minor
    .default(100_000)
    .describe(
      'Payouts to one person up to this sum within 24 hours are approved by one member of staff, in minor units of token_currency; above it by two.',
    ),
  payout_fee_minor: byRoute(minor)
    .default({ sepa: 0, bank: 500, TRC20: 100, ERC20: 500, card: 250 })
    .describe(
      'Fee of a payout by its way (`sepa`, other `bank`, `TRC20`, `ERC20`, `card`), in minor units of token_currency.',
    ),
  payout_days: byRoute(days)
    .default({ sepa: 2, bank: 5, TRC20: 0, ERC20: 0, card: 3 })
    .describe('Working days that a payout takes after its approval, by its way.'),
  payout_review_days: days
    .default(1)
    .describe('Working days within which staff look at a request.'),
  payout_first_word_seconds: z
    .number()
    .int()
    .positive()
    .default(7 * 86_400)
    .describe('Seconds after which the first of two approvals lapses.'),
  payout_methods_most: z
    .number()
    .int()
    .min(1)
    .max(50)
    .default(10)
    .describe('Number of payout methods that one person may have.'),
  payout_debtor_name: z
    .string()
    .max(70)
    .default('')
    .describe('Name of the account that pays euro banks by file; empty offers no such file.'),
  payout_debtor_iban: z
    .string()
    .regex(/^(?:[A-Z]{2}\d{2}[A-Z0-9]{8,30})?$/)
    .default('')
    .describe('IBAN of the account that pays euro banks by file.'),
  payout_debtor_bic: z
    .string()
    .regex(/^(?:[A-Z0-9]{8}(?:[A-Z0-9]{3})?)?$/)
    .default('')
    .describe('BIC of the account that pays euro banks by file; may be empty.'),
});
export type PayoutsSettings = SettingsOf<typeof payoutsSettings>;
