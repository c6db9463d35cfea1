import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();
const count = z.number().int().positive();

/** The preferred processors for a kind of payment; the first matching rule applies. */
const routingRuleSchema = z.object({
  /** ISO 4217; any currency if omitted. */
  currency: z.string().optional(),
  /** The payer's country (ISO 3166-1 alpha-2); any if omitted. */
  country: z.string().optional(),
  product: z.enum(['subscriptions', 'tokens', 'fanclub', 'post_asset']).optional(),
  /** The ids of processors, the preferred one first; the others follow in the configured order. */
  prefer: z.array(z.string()).min(1),
});
export type RoutingRule = z.output<typeof routingRuleSchema>;

/** The settings for payments, processors, attempts and refunds. */
export const paymentsSettings = defineSettings({
  order_open_seconds: seconds
    .default(3600)
    .describe('Seconds for which a price is valid after checkout was opened.'),
  payment_pending_seconds: seconds
    .default(3600)
    .describe('Seconds for which a payment waits for its payer on a processor’s page.'),
  payment_poll_seconds: seconds
    .default(30)
    .describe(
      'Seconds before the first poll of a pending payment; doubled for each further one, up to an hour.',
    ),
  payment_review_seconds: seconds
    .default(14 * 24 * 3600)
    .describe(
      'Seconds for which a payment that does not match its order waits for a review by staff.',
    ),
  payment_routing: z
    .array(routingRuleSchema)
    .default([])
    .describe(
      'Preferred processors by currency, country and kind of product: `[{"currency":"USD","country":"DE","product":"tokens","prefer":["verotel"]}]`; the first matching rule applies, else the configured order.',
    ),
  payment_failures: count
    .default(5)
    .describe(
      'Payments that failed to reach a processor within payment_failures_seconds, from which it is tried last.',
    ),
  payment_failures_seconds: seconds
    .default(300)
    .describe('Seconds within which payment_failures are counted.'),
  crypto_plan_months: z
    .array(z.number().int().positive())
    .default([3, 6, 12])
    .describe(
      'Lengths in months of the subscription plans that can be paid in crypto; tokens and clubs always can.',
    ),
  most_saved_cards: count.default(10).describe('Maximum number of saved cards per person.'),
  refund_alone_minor: z
    .record(z.string().regex(/^[A-Z]{3}$/), z.number().int().nonnegative())
    .default({ USD: 10_000, EUR: 10_000, GBP: 8_000, BRL: 50_000 })
    .describe(
      'Maximum sum that one staff member refunds alone within a day, in minor units by currency; a refund in any other currency needs two people.',
    ),
  webhooks_kept_seconds: seconds
    .default(90 * 24 * 3600)
    .describe('Seconds for which an applied event of a processor is kept.'),
  risk_window_seconds: seconds
    .default(3600)
    .describe('Seconds within which payment attempts are counted for the risk rules.'),
  risk_declines_per_account: count
    .default(6)
    .describe('Declines of an account from which its next payment attempt is refused.'),
  risk_declines_per_card: count
    .default(4)
    .describe('Declines of a card from which its next payment attempt is refused.'),
  risk_declines_per_device: count
    .default(8)
    .describe('Declines of a device from which its next payment attempt is refused.'),
  risk_declines_per_address: count
    .default(30)
    .describe('Declines of a network address from which its next payment attempt is refused.'),
  risk_accounts_per_card: count
    .default(5)
    .describe('Maximum number of accounts in which one card may pay.'),
  risk_refunds_per_account: count
    .default(3)
    .describe(
      'Returned payments within risk_refund_seconds from which an account is refused, if they are half of all its payments.',
    ),
  risk_refund_seconds: seconds
    .default(90 * 24 * 3600)
    .describe('Seconds within which returned payments are counted.'),
  risk_gifts_per_device: count
    .default(2)
    .describe(
      'Other accounts of a device with an offer for newcomers, from which a further such offer is refused.',
    ),
  risk_cleared_seconds: seconds
    .default(30 * 24 * 3600)
    .describe(
      'Seconds for which a person is exempt from a risk rule after staff found that it refused them wrongly.',
    ),
  unpaid_order_kept_seconds: seconds
    .default(90 * 24 * 3600)
    .describe('Seconds for which an order without a payment attempt is kept.'),
  risk_kept_seconds: seconds
    .default(180 * 24 * 3600)
    .describe('Seconds for which payment attempts are kept.'),
});
