import type { BoughtView, Cost, PaidView, PaymentView, PeriodView } from '../checkout-view';

/** The success data of a purchase, or of a plan that follows and costs nothing today. */
export interface SuccessView extends PaidView {
  what: BoughtView | { kind: 'next-plan'; months: number };
  /** The cost; null if it was free. */
  cost: Cost | null;
  /** The means of payment; null if it was not paid at checkout. */
  means: Pick<PaymentView, 'method' | 'wallet' | 'card'> | null;
  /** The length of a period, for products with periods. */
  period: PeriodView | null;
  /** The number for support requests; null without an order. */
  number: string | null;
  /** True if a paywall opened the checkout. */
  isFromPaywall: boolean;
}
