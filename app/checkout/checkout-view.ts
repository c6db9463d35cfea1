import type { CheckoutVariant } from '~/domain/checkout/schema';
import type { Money } from '~/domain/shared/money';
import type { Typed } from './cards/stored-typed';

/** A cost, in money or in tokens. */
export type Cost = { money: Money } | { tokens: number };

type Unit = 'day' | 'week' | 'month' | 'year';
export interface PeriodView {
  unit: Unit;
  count: number;
}

/** The bought product, with the fields that are shown. */
export type BoughtView =
  | { kind: 'tokens'; tokens: number; bonusTokens: number }
  | { kind: 'subscriptions'; months: number; bonusTokens: number }
  | { kind: 'fanclub'; name: string }
  | { kind: 'post_asset'; name: string };

export interface CardView {
  id: string;
  brand: 'visa' | 'master';
  last4: string;
  holder: string;
  /** YYYY-MM. */
  expiresOn: string;
  isDefault: boolean;
  needsCvc: boolean;
  status: 'good' | 'ends-this-month' | 'over';
}

/** The latest payment of the order. */
export interface PaymentView {
  state: 'pending' | 'completed' | 'failed' | 'expired';
  method: 'card' | 'crypto';
  wallet: 'APPLEPAY' | 'GOOGLEPAY' | null;
  card: { brand: 'visa' | 'master'; last4: string } | null;
  /** The start of the payment (ISO). */
  startedAt: string;
  endedAt: string | null;
  declineCode: string | null;
  /** The page that the payer must still visit. */
  redirectUrl: string | null;
}

interface MeansView {
  cardForm: boolean;
  hosted: boolean;
  wallets: readonly ('APPLEPAY' | 'GOOGLEPAY')[];
  crypto: boolean;
  /** The durations in months of the plans that cryptocurrency can pay, if it cannot pay this one. */
  cryptoDurations: readonly number[];
}

/** A checkout in the form of its page and its modal. */
export interface CheckoutView {
  orderId: string;
  number: string;
  variant: CheckoutVariant;
  productId: string;
  /** True if the payment is for the next period of a running product. */
  isRenewal: boolean;
  what: BoughtView;
  price: { total: Money; list: Money; discountPercent: number; reason: string | null };
  renewal: { price: Money; period: PeriodView; firstAt: string } | null;
  expiresAt: string;
  state: 'open' | 'paying' | 'refused' | 'paid' | 'expired';
  payment: PaymentView | null;
  cards: readonly CardView[];
  means: MeansView;
  /** True if a paywall opened the checkout. */
  isFromPaywall: boolean;
  /** The end of the offer, where a clock shows it. */
  offerEndsAt: string | null;
  requiresAddress: boolean;
  email: string;
  /** The input beside a card from an earlier, unpaid attempt. */
  typed: Typed | null;
  /** The name on bank statements, if known. */
  statementName: string | null;
  paid: PaidView | null;
}

/** The state of what a person has paid for. */
export interface PaidView {
  /** The current balance in tokens. */
  balance: number;
  /** The number of tokens included. */
  gained: number;
  /** The delivery state; `late` means that it takes longer than usual. */
  arrival: 'there' | 'coming' | 'late';
  /** The length of a period, if it has periods. */
  period: PeriodView | null;
  /** The time and the cost of the renewal. */
  renewal: { at: string; cost: Cost | null } | null;
  /** The end of the access, if it does not renew. */
  until: string | null;
  /** The plan that follows it. */
  next: { months: number; at: string; price: Money } | null;
  /** A wide picture for the success page. */
  cover: string | null;
}
