import type { Money } from '../shared/money';
import { endIn99 } from './end-in-99';

/** Ten-thousandths: 2,000 are 20 per cent. */
const whole = 10_000;

/** What an amount of tokens is sold for. */
export interface TokenTerms {
  /** Tokens without any bonus. */
  amount: number;
  price: Money;
  /** Basis points of the amount that come on top. */
  bonusBp: number;
  /** Basis points of the price, for everybody; 0 is none. */
  discountBp: number;
  /** The same for whoever is premium, in place of the other; null where none is set. */
  subscriptionDiscountBp: number | null;
}

/** What is asked of one viewer; `total` is shown and charged alike. */
export interface TokenPrice {
  list: Money;
  total: Money;
  /** Per cent that the list price is reduced by, as a whole number; 0 where nothing is struck through. */
  discountPercent: number;
}

/** Tokens that come on top: the bonus of the amount, rounded half up. */
export function bonusTokensOf({ amount, bonusBp }: Pick<TokenTerms, 'amount' | 'bonusBp'>): number {
  return Math.round((amount * bonusBp) / whole);
}

/** The discount somebody has, in basis points: premium's where one is set, else everybody's. */
function discountOf(
  { discountBp, subscriptionDiscountBp }: Omit<TokenTerms, 'amount' | 'price' | 'bonusBp'>,
  isPremium: boolean,
): number {
  return isPremium && subscriptionDiscountBp !== null ? subscriptionDiscountBp : discountBp;
}

/**
 * The price for one viewer: less their discount, to the cent, then ended in .99 where a discount
 * applies or the setting forces it. Never above the list price.
 */
export function priceTokens(
  terms: Omit<TokenTerms, 'amount' | 'bonusBp'>,
  { isPremium, endsIn99 }: { isPremium: boolean; endsIn99: boolean },
): TokenPrice {
  const { minor, currency } = terms.price;
  const discount = discountOf(terms, isPremium);
  const reduced = Math.round((minor * (whole - discount)) / whole);
  const list = endsIn99 ? endIn99(minor) : minor;
  const total = Math.min(list, endsIn99 || discount > 0 ? endIn99(reduced) : reduced);
  return {
    list: { minor: list, currency },
    total: { minor: total, currency },
    discountPercent: Math.round(((list - total) * 100) / list),
  };
}

/** What one token costs of what is bought, bonus and all, in minor units and parts of one. */
export function pricePerToken(total: Money, tokens: number): number {
  return total.minor / tokens;
}
