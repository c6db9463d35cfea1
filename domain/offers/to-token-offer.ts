import type { Money } from '../shared/money';
import type { OfferRow } from './queries';
import type { offerKinds } from './schema';
import { bonusTokensOf, priceTokens, type TokenTerms } from './token-price';

/** An offer for one viewer. */
export interface TokenOffer {
  id: string;
  kind: (typeof offerKinds)[number];
  offerKey: string | null;
  variant: string | null;
  terms: TokenTerms;
  bonusTokens: number;
  /** Tokens in addition to the bonus. */
  specialBonusTokens: number;
  /** The total number of tokens. */
  tokens: number;
  list: Money;
  /** The price for this viewer. */
  price: Money;
  /** The price with premium, if it is lower. */
  premiumPrice: Money | null;
  discountPercent: number;
  /** The end of the offer for this viewer; null if there is none. */
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

/** Returns the terms of a row in the form that the price functions use. */
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

/** Returns an offer with the prices for a viewer. */
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
