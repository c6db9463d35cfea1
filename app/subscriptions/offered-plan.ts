import type { Money } from '~/domain/shared/money';

/** A plan as offered to a person. Every price is the one that would be charged. */
export interface OfferedPlan {
  id: string;
  months: number;
  /** The price that is charged today. */
  price: Money;
  /** The price of the period without the discount; the same as the price if there is none. */
  listPrice: Money;
  perMonth: Money;
  discountPercent: number;
  /** Tokens that are added once. */
  bonusTokens: number;
  /** The price of a renewal and, below, the date of the first one. */
  renewal: Money;
  renewsAt: string;
  isCurrent: boolean;
}
