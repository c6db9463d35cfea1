import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();
const count = z.number().int().positive();

/** Which processor is asked first for what; the first rule that fits decides. */
const routingRuleSchema = z.object({
  /** ISO 4217; any, if left out. */
  currency: z.string().optional(),
  /** ISO 3166-1 alpha-2, of the payer; any, if left out. */
  country: z.string().optional(),
  product: z.enum(['subscriptions', 'tokens', 'fanclub', 'post_asset']).optional(),
  /** Ids of processors, the preferred one first; others follow in the configured order. */
  prefer: z.array(z.string()).min(1),
});
export type RoutingRule = z.output<typeof routingRuleSchema>;

/** How orders are paid, by whom, how often somebody may try, and what refunds take. */
export const paymentsSettings = defineSettings({
  /** How long a price holds once checkout is open. */
  order_open_seconds: seconds.default(3600),
  /** Within how long a call that pays for the same again means the order that was just paid. */
  order_repeat_seconds: seconds.default(60),
  /** How long a payment waits for its payer on a page of a processor's. */
  payment_pending_seconds: seconds.default(3600),
  /** How often a processor is asked what became of a pending payment, at first; ever less often. */
  payment_poll_seconds: seconds.default(30),
  /** After how long a payment that a processor has never heard of is given up. */
  payment_unheard_seconds: seconds.default(120),
  /** How long a payment that does not fit its order waits for somebody to look at it. */
  payment_review_seconds: seconds.default(14 * 24 * 3600),
  /** Preferences by currency, country and kind of product; processors as configured for the rest. */
  payment_routing: z.array(routingRuleSchema).default([]),
  /** A processor that failed so often within payment_failures_seconds is asked last. */
  payment_failures: count.default(5),
  payment_failures_seconds: seconds.default(300),
  /** Plans that crypto is taken for, in months; for tokens and clubs it always is. */
  crypto_plan_months: z.array(z.number().int().positive()).default([3, 6, 12]),
  /** Cards that one person may have saved. */
  most_saved_cards: count.default(10),
  /**
   * The most that one member of staff gives back alone within a day, in minor units of each currency. A
   * refund in any other currency takes two people.
   */
  refund_alone_minor: z
    .record(z.string().regex(/^[A-Z]{3}$/), z.number().int().nonnegative())
    .default({ USD: 10_000, EUR: 10_000, GBP: 8_000, BRL: 50_000 }),
  /** How long an event of a processor is kept once it was applied. */
  webhooks_kept_seconds: seconds.default(90 * 24 * 3600),
  /** Tries are counted, and refused, within so long. */
  risk_window_seconds: seconds.default(3600),
  /** How many declines refuse the next try of an account, card, device or network. */
  risk_declines_per_account: count.default(6),
  risk_declines_per_card: count.default(4),
  risk_declines_per_device: count.default(8),
  risk_declines_per_address: count.default(30),
  /** How many accounts one card may pay in. */
  risk_accounts_per_card: count.default(5),
  /** How many payments may go back within risk_refund_seconds, where they are half of all. */
  risk_refunds_per_account: count.default(3),
  risk_refund_seconds: seconds.default(90 * 24 * 3600),
  /** How many other accounts of one device may have had an offer for newcomers. */
  risk_gifts_per_device: count.default(2),
  /** How long a rule is not held against somebody whom it was wrong about. */
  risk_cleared_seconds: seconds.default(30 * 24 * 3600),
  /** Time that an order is kept that nobody tried to pay. */
  unpaid_order_kept_seconds: seconds.default(90 * 24 * 3600),
  /** How long tries are kept. */
  risk_kept_seconds: seconds.default(180 * 24 * 3600),
});
