import type { Money } from '../shared/money';
import type { OfferRow } from './queries';
import type { offerKinds } from './schema';
import { bonusTokensOf, priceTokens, type TokenTerms } from './token-price';

/** An offer as one viewer has it. */
export interface TokenOffer {
  id: string;
  kind: (typeof offerKinds)[number];
  offerKey: string | null;
  variant: string | null;
  terms: TokenTerms;
  bonusTokens: number;
  /** On top of the bonus. */
  specialBonusTokens: number;
  /** All that is got. */
  tokens: number;
  list: Money;
  /** What this viewer is charged. */
  price: Money;
  /** What somebody with premium is charged, where that is less. */
  premiumPrice: Money | null;
  discountPercent: number;
  /** Until when it is this viewer's; null where no clock runs. */
  endsAt: Date | null;
}

interface Offered {
  id: string;
  kind: TokenOffer['kind'];
  offerKey: string | null;
  variant: string | null;
  terms: TokenTerms;
  specialBonusTokens: number;
  endsAt: Date | null;
}

/** The terms of a row, in the words of prices. */
export const termsOf = (
  row: Pick<
    OfferRow,
    'amount' | 'price_minor' | 'currency' | 'bonus_bp' | 'discount_bp' | 'subscription_discount_bp'
  >,
): TokenTerms => ({
  amount: row.amount,
  price: { minor: row.price_minor, currency: row.currency },
  bonusBp: row.bonus_bp,
  discountBp: row.discount_bp,
  subscriptionDiscountBp: row.subscription_discount_bp,
});

/** What is offered, priced for a viewer. */
export function toTokenOffer(
  offered: Offered,
  { isPremium }: { isPremium: boolean },
  endsIn99: boolean,
): TokenOffer {
  const { terms } = offered;
  const own = priceTokens(terms, { isPremium, endsIn99 });
  const premium = priceTokens(terms, { isPremium: true, endsIn99 });
  const bonusTokens = bonusTokensOf(terms);
  return {
    ...offered,
    bonusTokens,
    tokens: terms.amount + bonusTokens + offered.specialBonusTokens,
    list: own.list,
    price: own.total,
    premiumPrice: premium.total.minor < own.total.minor ? premium.total : null,
    discountPercent: own.discountPercent,
  };
}
