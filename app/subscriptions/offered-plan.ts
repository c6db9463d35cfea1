import type { Money } from '~/domain/shared/money';

/** A plan as somebody is offered it: every price as it would be charged. */
export interface OfferedPlan {
  id: string;
  months: number;
  /** Charged today. */
  price: Money;
  /** What the time would cost without the reduction; the same where there is none. */
  listPrice: Money;
  perMonth: Money;
  discountPercent: number;
  /** Tokens that come with it, once. */
  bonusTokens: number;
  /** Charged when it renews, and when that is first. */
  renewal: Money;
  renewsAt: string;
  isCurrent: boolean;
}
