import type { BoughtView, Cost, PaidView, PaymentView, PeriodView } from '../checkout-view';

/** What somebody is told of what they bought; of the plan that is to follow, which costs nothing today. */
export interface SuccessView extends PaidView {
  what: BoughtView | { kind: 'next-plan'; months: number };
  /** Null of what was given for nothing. */
  cost: Cost | null;
  /** Null where it was not paid for at checkout. */
  means: Pick<PaymentView, 'method' | 'wallet' | 'card'> | null;
  /** How long a period is, of what has periods. */
  period: PeriodView | null;
  /** By which support finds it; null of what was not ordered. */
  number: string | null;
  /** Checkout was opened by a paywall. */
  isFromPaywall: boolean;
}
