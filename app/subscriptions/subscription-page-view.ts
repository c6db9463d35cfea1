import type { Money } from '~/domain/shared/money';
import type { EndingCard } from '../payments/card-ends';

/** Somebody's Premium as its page shows it; dates as text. */
export interface OwnPremium {
  status: 'Active' | 'Canceled';
  isInGrace: boolean;
  months: number | null;
  since: string;
  /** When what is paid for ends, which is when it renews where it does. */
  endsAt: string;
  triesAgainAt: string | null;
  /** What is due then; nothing where it ends. */
  price: Money | null;
  next: { planId: string; months: number; at: string; price: Money } | null;
  /** What the plan that runs costs each time. */
  renewal: Money | null;
  /** The card it is charged to ends before it renews. */
  ending: EndingCard | null;
  card: { id: string; brand: string; last4: string; isExpired: boolean } | null;
}

/** What a plan has cost, the newest price first. */
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
