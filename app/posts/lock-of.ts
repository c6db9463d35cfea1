import type { Post, PostAsset } from './presenters/post-for-fan';

/** How a post's card looks: open, blurred for who has no account, or locked with what opens it. */
export type Lock = 'none' | 'spicy' | 'tokens' | 'fan-club' | 'either' | 'premium' | 'card';

const locks = {
  free: 'none',
  token: 'tokens',
  fanClub: 'fan-club',
  tokenOrFanclub: 'either',
  subscription: 'premium',
} as const satisfies Record<Post['accessType'], Lock>;

/** What lies over an asset of a post. */
export function lockOf(
  { accessType }: Pick<Post, 'accessType'>,
  asset: Pick<PostAsset, 'isAssetAvailableForUser' | 'isSpicyBlurred' | 'cardPrice'> | undefined,
): Lock {
  if (!asset || asset.isAssetAvailableForUser) return 'none';
  if (asset.isSpicyBlurred) return 'spicy';
  return asset.cardPrice === null ? locks[accessType] : 'card';
}

/** Whether any of a post may be seen, so that it may be liked. */
export function isAnyOpen({ assets }: Pick<Post, 'assets'>): boolean {
  return assets.length === 0 || assets.some((asset) => asset.isAssetAvailableForUser);
}

/** Whole percents off the full price; null unless there are both prices. */
export function discountOf({
  unlockPrice,
  alternativePriceWithDiscount,
}: Pick<Post, 'unlockPrice' | 'alternativePriceWithDiscount'>): number | null {
  if (unlockPrice === null || alternativePriceWithDiscount === null) return null;
  return Math.round((1 - alternativePriceWithDiscount / unlockPrice) * 100);
}
