import type { Money } from '~/domain/shared/money';

/** Premium at a lower price for a limited time, as offered to one person. */
export interface SpecialOfferView {
  planId: string;
  durationKey: string;
  duration: { amount: number; unit: 'hour' | 'day' | 'month' };
  price: Money;
  /** The full price of the same period; equal to the price if there is no discount. */
  listPrice: Money;
  discountPercent: number;
  renewal: Money;
  renewalMonths: number;
  renewsAt: string;
  /** The end of the offer and the time of the response, by the server's clock. */
  endsAt: string;
  now: string;
}
