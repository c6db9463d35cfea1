import type { Post, PostAsset } from './presenters/post-for-fan';
import type { Lock } from './lock-of';

/** A way to unlock a post. Each is a button, never only a text. */
export type LockWay =
  | { kind: 'account' }
  | { kind: 'tokens'; what: 'asset' | 'post' | 'album' | 'rest'; price: number }
  | { kind: 'club'; creatorId: string; price: number | null; tokenPrice: number | null }
  | { kind: 'premium' }
  | { kind: 'card'; assetId: string; price: number };

/**
 * Returns the ways to unlock an asset of a post, the usual one first; none if it is not locked. A viewer
 * who is not a verified member only gets the way to an account.
 */
export function waysOf(
  post: Pick<Post, 'assets' | 'priceNow' | 'accessType'> & {
    characterMeta: Pick<Post['characterMeta'], 'club'>;
  },
  asset: PostAsset | undefined,
  { lock, isMember }: { lock: Lock; isMember: boolean },
): LockWay[] {
  if (lock === 'none' || !asset) return [];
  if (!isMember) return [{ kind: 'account' }];
  if (lock === 'spicy') return [];
  const { club } = post.characterMeta;
  const isOfClub = post.accessType === 'fanClub' || post.accessType === 'tokenOrFanclub';
  return [
    ...(asset.cardPrice === null
      ? []
      : [{ kind: 'card' as const, assetId: asset._id, price: asset.cardPrice }]),
    ...(asset.unlockPrice === null
      ? []
      : [{ kind: 'tokens' as const, what: 'asset' as const, price: asset.unlockPrice }]),
    ...(post.priceNow === null
      ? []
      : [{ kind: 'tokens' as const, what: wholeOf(post), price: post.priceNow }]),
    ...(isOfClub && club ? [{ kind: 'club' as const, ...club }] : []),
    ...((isOfClub && !club) || post.accessType === 'subscription'
      ? [{ kind: 'premium' as const }]
      : []),
  ];
}

/**
 * Returns the ways that fit on a card: the card payment alone if there is one, otherwise at most two,
 * preferably for the whole post.
 */
export function waysOnCard(ways: readonly LockWay[]): readonly LockWay[] {
  const [card] = ways.filter(({ kind }) => kind === 'card');
  if (card) return [card];
  const whole = ways.filter((way) => way.kind !== 'tokens' || way.what !== 'asset');
  return (whole.length > 0 ? whole : ways).slice(0, 2);
}

/** Returns what the post's price unlocks: all of it, or the rest that is still locked. */
function wholeOf({ assets }: Pick<Post, 'assets'>): 'post' | 'album' | 'rest' {
  if (assets.length < 2) return 'post';
  return assets.some((asset) => asset.isAssetAvailableForUser) ? 'rest' : 'album';
}
