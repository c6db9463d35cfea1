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
  /** The time for which a price is valid once checkout is open. */
  order_open_seconds: seconds.default(3600),
  /** The time within which a repeated payment refers to the order that was just paid. */
  order_repeat_seconds: seconds.default(60),
  /** The time for which a payment waits for its payer on a processor's page. */
  payment_pending_seconds: seconds.default(3600),
  /** The first interval between polls of a pending payment; it increases. */
  payment_poll_seconds: seconds.default(30),
  /** The time after which a payment that the processor does not know is given up. */
  payment_unheard_seconds: seconds.default(120),
  /** The time for which a payment that does not match its order waits for a review. */
  payment_review_seconds: seconds.default(14 * 24 * 3600),
  /** Preferences by currency, country and kind of product; the configured order applies to the rest. */
  payment_routing: z.array(routingRuleSchema).default([]),
  /** A processor with this number of failures within payment_failures_seconds is tried last. */
  payment_failures: count.default(5),
  payment_failures_seconds: seconds.default(300),
  /** The plan lengths in months that can be paid in crypto; tokens and clubs always can. */
  crypto_plan_months: z.array(z.number().int().positive()).default([3, 6, 12]),
  /** The maximum number of saved cards per person. */
  most_saved_cards: count.default(10),
  /**
   * The maximum sum that one staff member refunds alone within a day, in minor units by currency. A refund
   * in any other currency needs two people.
   */
  refund_alone_minor: z
    .record(z.string().regex(/^[A-Z]{3}$/), z.number().int().nonnegative())
    .default({ USD: 10_000, EUR: 10_000, GBP: 8_000, BRL: 50_000 }),
  /** The time for which an applied processor event is kept. */
  webhooks_kept_seconds: seconds.default(90 * 24 * 3600),
  /** The time within which attempts are counted and refused. */
  risk_window_seconds: seconds.default(3600),
  /**
   * The number of declines from which the next attempt of an account, card, device or network is refused.
   */
  risk_declines_per_account: count.default(6),
  risk_declines_per_card: count.default(4),
  risk_declines_per_device: count.default(8),
  risk_declines_per_address: count.default(30),
  /** The maximum number of accounts in which one card may pay. */
  risk_accounts_per_card: count.default(5),
  /**
   * The number of returned payments within risk_refund_seconds that is refused, if they are half of all.
   */
  risk_refunds_per_account: count.default(3),
  risk_refund_seconds: seconds.default(90 * 24 * 3600),
  /** The number of other accounts of one device that may have had an offer for newcomers. */
  risk_gifts_per_device: count.default(2),
  /** The time for which a wrongly refused person is exempt from the rule. */
  risk_cleared_seconds: seconds.default(30 * 24 * 3600),
  /** The time for which an order without a payment attempt is kept. */
  unpaid_order_kept_seconds: seconds.default(90 * 24 * 3600),
  /** The time for which attempts are kept. */
  risk_kept_seconds: seconds.default(180 * 24 * 3600),
});
