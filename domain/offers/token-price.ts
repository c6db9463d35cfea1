import type { Money } from '../shared/money';
import { endIn99 } from './end-in-99';

/** The number of basis points in the whole: 2,000 are 20 per cent. */
const whole = 10_000;

/** The terms of sale for an amount of tokens. */
export interface TokenTerms {
  /** The tokens without any bonus. */
  amount: number;
  price: Money;
  /** The bonus in basis points of the amount. */
  bonusBp: number;
  /** The general discount in basis points of the price; 0 for none. */
  discountBp: number;
  /** The discount for premium members, which replaces the general one; null if there is none. */
  subscriptionDiscountBp: number | null;
}

/** The price for one viewer; `total` is both shown and charged. */
export interface TokenPrice {
  list: Money;
  total: Money;
  /** The reduction of the list price as a whole percentage; 0 when no list price is struck through. */
  discountPercent: number;
}

/** Returns the bonus of an amount in tokens, rounded half up. */
export function bonusTokensOf({ amount, bonusBp }: Pick<TokenTerms, 'amount' | 'bonusBp'>): number {
  return Math.round((amount * bonusBp) / whole);
}

/** Returns the discount in basis points: the premium one if it applies, else the general one. */
function discountOf(
  { discountBp, subscriptionDiscountBp }: Omit<TokenTerms, 'amount' | 'price' | 'bonusBp'>,
  isPremium: boolean,
): number {
  return isPremium && subscriptionDiscountBp !== null ? subscriptionDiscountBp : discountBp;
}

/**
 * Returns the price for one viewer: reduced by their discount, rounded to the cent, and ended in .99 if a
 * discount applies or the setting forces it. It never exceeds the list price.
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

/** Returns the price of one token including bonus tokens, in minor units with fractions. */
export function pricePerToken(total: Money, tokens: number): number {
  return total.minor / tokens;
}
