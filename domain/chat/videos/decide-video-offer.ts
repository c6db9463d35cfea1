/** The facts about a person who requests a video. */
export interface OfferFacts {
  /** True if they have an open offer that is neither accepted nor declined. */
  hasOpenOffer: boolean;
  /** The number of offers in the last 24 hours. */
  offeredToday: number;
  /** True if they have accepted a video that succeeded or is still in progress. */
  hasHadOne: boolean;
  /** The time of the last discounted offer; null if there was none. */
  lastDiscountAt: Date | null;
  now: Date;
}

export interface OfferTerms {
  price: number;
  discountPercent: number;
  /** Seconds between two discounts. */
  discountEvery: number;
  aDay: number;
  isFirstFree: boolean;
}

export interface VideoOffer {
  tokens: number;
  fullTokens: number;
  discountPercent: number;
}

/**
 * Decides the price of an offered video; null if none is offered. The first one is free. Discounts are
 * rare, so that the full price is really the usual price.
 */
export function decideVideoOffer(
  { hasOpenOffer, offeredToday, hasHadOne, lastDiscountAt, now }: OfferFacts,
  { price, discountPercent, discountEvery, aDay, isFirstFree }: OfferTerms,
): VideoOffer | null {
  if (hasOpenOffer || offeredToday >= aDay) return null;
  if (isFirstFree && !hasHadOne) return { tokens: 0, fullTokens: price, discountPercent: 0 };
  const full = { tokens: price, fullTokens: price, discountPercent: 0 };
  const since = lastDiscountAt === null ? Infinity : now.getTime() - lastDiscountAt.getTime();
  if (discountPercent === 0 || since < discountEvery * 1000) return full;
  const tokens = Math.round((price * (100 - discountPercent)) / 100);
  return tokens < price ? { tokens, fullTokens: price, discountPercent } : full;
}
