import type { Money } from '~/domain/shared/money';

/** Tokens as somebody is offered them: the price is the one that would be charged. */
export interface OfferedPack {
  id: string;
  /** Without any bonus. */
  amount: number;
  bonusTokens: number;
  /** All that is got. */
  tokens: number;
  price: Money;
  /** The price without the reduction; the same where there is none. */
  list: Money;
  discountPercent: number;
  /** What premium people pay, where that is less. */
  premiumPrice: Money | null;
  /** Made for what somebody needs. */
  isSmart: boolean;
  offerKey: string | null;
}
