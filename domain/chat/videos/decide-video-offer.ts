/** What is known of somebody who asks for a video. */
export interface OfferFacts {
  /** Whether one that they have neither taken nor left is open to them. */
  hasOpenOffer: boolean;
  /** Offers of the last 24 hours. */
  offeredToday: number;
  /** Whether they have been given one that came to something, or comes to it still. */
  hasHadOne: boolean;
  /** When an offer last came at a discount; null where none did. */
  lastDiscountAt: Date | null;
  now: Date;
}

export interface OfferTerms {
  price: number;
  discountPercent: number;
  /** Seconds from one discount to the next. */
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
 * At which price a video is offered; null where none is. The first is free; of the others one in a while
 * comes at a discount, which is one for being rare: at other times the full price is what is paid.
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
