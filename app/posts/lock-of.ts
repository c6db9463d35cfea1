import type { Post, PostAsset } from './presenters/post-for-fan';

/**
 * The look of a post's card: open, blurred for visitors without an account, or locked with the ways to
 * unlock it.
 */
export type Lock = 'none' | 'spicy' | 'tokens' | 'fan-club' | 'either' | 'premium' | 'card';

const locks = {
  free: 'none',
  token: 'tokens',
  fanClub: 'fan-club',
  tokenOrFanclub: 'either',
  subscription: 'premium',
} as const satisfies Record<Post['accessType'], Lock>;

/** Returns the lock of a post's asset. */
export function lockOf(
  { accessType }: Pick<Post, 'accessType'>,
  asset: Pick<PostAsset, 'isAssetAvailableForUser' | 'isSpicyBlurred' | 'cardPrice'> | undefined,
): Lock {
  if (!asset || asset.isAssetAvailableForUser) return 'none';
  if (asset.isSpicyBlurred) return 'spicy';
  return asset.cardPrice === null ? locks[accessType] : 'card';
}

/** Checks whether any part of a post is visible, which is required to like it. */
export function isAnyOpen({ assets }: Pick<Post, 'assets'>): boolean {
  return assets.length === 0 || assets.some((asset) => asset.isAssetAvailableForUser);
}

/** Returns the discount in whole percent; null unless there are both prices. */
export function discountOf({
  unlockPrice,
  alternativePriceWithDiscount,
}: Pick<Post, 'unlockPrice' | 'alternativePriceWithDiscount'>): number | null {
  if (unlockPrice === null || alternativePriceWithDiscount === null) return null;
  return Math.round((1 - alternativePriceWithDiscount / unlockPrice) * 100);
}
