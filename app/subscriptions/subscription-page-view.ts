import type { Money } from '~/domain/shared/money';

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
  card: { id: string; brand: string; last4: string; isExpired: boolean } | null;
}

export interface PaidRow {
  id: string;
  at: string;
  amount: Money;
}
