import type { Money } from '~/domain/shared/money';

/** A token pack as offered to a person. The price is the one that would be charged. */
export interface OfferedPack {
  id: string;
  /** The tokens without any bonus. */
  amount: number;
  bonusTokens: number;
  /** All tokens, with the bonus. */
  tokens: number;
  price: Money;
  /** The price before the discount; the same as the price if there is none. */
  list: Money;
  discountPercent: number;
  /** The price with premium, if it is lower. */
  premiumPrice: Money | null;
  /** True if the pack was made for the person's need. */
  isSmart: boolean;
  offerKey: string | null;
}
