import type { Post, PostAsset } from './presenters/post-for-fan';
import type { Lock } from './lock-of';

/** One way to what is locked: each is a button, and none is a sentence alone. */
export type LockWay =
  | { kind: 'account' }
  | { kind: 'tokens'; what: 'asset' | 'post' | 'album' | 'rest'; price: number }
  | { kind: 'club'; creatorId: string; price: number | null; tokenPrice: number | null }
  | { kind: 'premium' }
  | { kind: 'card'; assetId: string; price: number };

/**
 * The ways to a locked asset of a post, the usual one first; none where nothing is locked. Whoever
 * has no account, or has yet to prove it, is led there first.
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
 * Those of them that a card has room for: at most two that are different, what costs least words and
 * the club beside it.
 */
export function waysOnCard(ways: readonly LockWay[]): readonly LockWay[] {
  const [card] = ways.filter(({ kind }) => kind === 'card');
  if (card) return [card];
  const whole = ways.filter((way) => way.kind !== 'tokens' || way.what !== 'asset');
  return (whole.length > 0 ? whole : ways).slice(0, 2);
}

/** What the price of the post opens: all there is of it, or what is not open yet. */
function wholeOf({ assets }: Pick<Post, 'assets'>): 'post' | 'album' | 'rest' {
  if (assets.length < 2) return 'post';
  return assets.some((asset) => asset.isAssetAvailableForUser) ? 'rest' : 'album';
}
