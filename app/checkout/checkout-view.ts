import type { CheckoutVariant } from '~/domain/checkout/schema';
import type { Money } from '~/domain/shared/money';
import type { Typed } from './cards/stored-typed';

/** What something costs, in what it is paid with. */
export type Cost = { money: Money } | { tokens: number };

type Unit = 'day' | 'week' | 'month' | 'year';
export interface PeriodView {
  unit: Unit;
  count: number;
}

/** What is bought, as far as it is told in words. */
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
  standing: 'good' | 'ends-this-month' | 'over';
}

/** The latest payment of the order. */
export interface PaymentView {
  state: 'pending' | 'completed' | 'failed' | 'expired';
  method: 'card' | 'crypto';
  wallet: 'APPLEPAY' | 'GOOGLEPAY' | null;
  card: { brand: 'visa' | 'master'; last4: string } | null;
  /** ISO. */
  startedAt: string;
  endedAt: string | null;
  declineCode: string | null;
  /** Where the payer has yet to go. */
  redirectUrl: string | null;
}

interface MeansView {
  cardForm: boolean;
  hosted: boolean;
  wallets: readonly ('APPLEPAY' | 'GOOGLEPAY')[];
  crypto: boolean;
  /** Months of the plans that crypto pays for, where it does not pay for this one. */
  cryptoDurations: readonly number[];
}

/** A checkout as its page and its modal show it. */
export interface CheckoutView {
  orderId: string;
  number: string;
  variant: CheckoutVariant;
  productId: string;
  /** A period is paid that follows what somebody has. */
  isRenewal: boolean;
  what: BoughtView;
  price: { total: Money; list: Money; discountPercent: number; reason: string | null };
  renewal: { price: Money; period: PeriodView; firstAt: string } | null;
  expiresAt: string;
  state: 'open' | 'paying' | 'refused' | 'paid' | 'expired';
  payment: PaymentView | null;
  cards: readonly CardView[];
  means: MeansView;
  /** It was opened by a paywall. */
  isFromPaywall: boolean;
  /** When the told offer ends, where such a clock is shown. */
  offerEndsAt: string | null;
  asksAddress: boolean;
  email: string;
  /** What was typed beside a card a while ago, and is not paid. */
  typed: Typed | null;
  /** As bank statements name us, where it is known. */
  statementName: string | null;
  paid: PaidView | null;
}

/** What somebody has of what they paid. */
export interface PaidView {
  /** Tokens they have now. */
  balance: number;
  /** Tokens that came with it. */
  gained: number;
  /** Whether it is there already; late is what takes longer than it usually does. */
  arrival: 'there' | 'coming' | 'late';
  /** How long a period of it is, where it has any. */
  period: PeriodView | null;
  /** When it renews, and at what. */
  renewal: { at: string; cost: Cost | null } | null;
  /** Until when it is open, where it does not renew. */
  until: string | null;
  /** The plan that follows it. */
  next: { months: number; at: string; price: Money } | null;
  /** A wide picture to tell it with. */
  cover: string | null;
}
