import type { Money } from '~/domain/shared/money';
import type { EndingCard } from '../payments/card-ends';

/** A person's Premium as its page shows it. Dates are strings. */
export interface OwnPremium {
  status: 'Active' | 'Paused' | 'Canceled';
  /** The pause that is planned or runs; null without one. */
  pause: { from: string; until: string; hasBegun: boolean } | null;
  isInGrace: boolean;
  months: number | null;
  since: string;
  /** The end of the paid period, at which it renews if it does. */
  endsAt: string;
  triesAgainAt: string | null;
  /** The amount due then; null if it ends. */
  price: Money | null;
  next: { planId: string; months: number; at: string; price: Money } | null;
  /** The price of each renewal of the current plan. */
  renewal: Money | null;
  /** The card that is charged, if it expires before the renewal. */
  ending: EndingCard | null;
  card: { id: string; brand: string; last4: string; isExpired: boolean } | null;
}

/** The pauses that can be chosen now. */
export interface PauseChoices {
  /** The end of the paid period. */
  from: string;
  options: { months: number; until: string }[];
}

/** The prices of a plan over time, the newest first. */
export interface PlanHistory {
  id: string;
  months: number;
  prices: { since: string; payment: Money }[];
}

export interface PaidRow {
  id: string;
  at: string;
  amount: Money;
}
