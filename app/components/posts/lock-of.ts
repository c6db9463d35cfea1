import type { Post } from '~/domain/posts/schema';

/** How a post's card looks: open, blurred for who has no account, or locked with what opens it. */
export type Lock = 'none' | 'spicy' | 'tokens' | 'fan-club' | 'either' | 'premium';

const locks = {
  free: 'none',
  token: 'tokens',
  fanClub: 'fan-club',
  tokenOrFanclub: 'either',
  subscription: 'premium',
} as const satisfies Record<Post['accessType'], Lock>;

/** What lies over the first asset of a post, which is the one a card shows. */
export function lockOf({ accessType, assets: [asset] }: Pick<Post, 'accessType' | 'assets'>): Lock {
  if (!asset || asset.isAssetAvailableForUser) return 'none';
  return asset.isSpicyBlurred ? 'spicy' : locks[accessType];
}

/** What a person would pay now, in whole tokens; null where tokens open nothing. */
export function priceOf({
  unlockPrice,
  alternativePriceWithDiscount,
}: Pick<Post, 'unlockPrice' | 'alternativePriceWithDiscount'>): number | null {
  return alternativePriceWithDiscount ?? unlockPrice;
}

/** Whole percents off the full price; null unless there are both prices. */
export function discountOf({
  unlockPrice,
  alternativePriceWithDiscount,
}: Pick<Post, 'unlockPrice' | 'alternativePriceWithDiscount'>): number | null {
  if (unlockPrice === null || alternativePriceWithDiscount === null) return null;
  return Math.round((1 - alternativePriceWithDiscount / unlockPrice) * 100);
}
