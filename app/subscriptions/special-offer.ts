import type { Money } from '~/domain/shared/money';

/** Premium at a lower price for a while, as one person is offered it. */
export interface SpecialOfferView {
  planId: string;
  durationKey: string;
  duration: { amount: number; unit: 'hour' | 'day' | 'month' };
  price: Money;
  /** The same time at the full price; equal where there is nothing to strike through. */
  listPrice: Money;
  discountPercent: number;
  renewal: Money;
  renewalMonths: number;
  renewsAt: string;
  /** Until when it is theirs, and when that was said, by the server's clock. */
  endsAt: string;
  now: string;
}
