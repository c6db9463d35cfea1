import { priceOfAsset, priceOfRest } from './price';
import type { PostRow } from './queries';
import { refuse, type Refusal } from './refusals';
import type { PostViewer } from './schema';
import { availabilitiesOf } from './to-post';

export type RefusedUnlock =
  | Refusal<'no-such-post' | 'no-such-asset' | 'not-sold-alone' | 'already-open'>
  | Refusal<'price-changed'>
  | Refusal<'not-for-tokens'>;

/** The requested unlock: the locked rest of a post, or one asset of it. */
export interface Wanted {
  postId: string;
  assetId?: string | undefined;
  /** The price that was shown, in whole tokens. */
  price: number;
  /** The price that the person confirmed when prompted, in tokens. */
  confirmed?: number | undefined;
}

/** The sale at this number of tokens. */
interface Sale {
  ok: true;
  tokens: number;
  characterId: string;
}

/**
 * Decides whether a post, or one asset of it, is sold to a viewer at the shown price. Refuses what is
 * already unlocked, what tokens cannot unlock, and an asset that is only sold with its post. If the price
 * has changed, the refusal contains the new one.
 */
export function decideUnlock(
  post: PostRow | undefined,
  viewer: PostViewer,
  { assetId, price }: Omit<Wanted, 'postId'>,
): Sale | RefusedUnlock {
  if (!post) return refuse('no-such-post');
  const tokens =
    assetId === undefined ? offerRest(post, viewer) : offerAsset(post, viewer, assetId);
  if (typeof tokens !== 'number') return tokens;
  if (tokens !== price) return refuse('price-changed', { data: { price: tokens } });
  return { ok: true, tokens, characterId: post.character_id };
}

function offerRest(post: PostRow, viewer: PostViewer): number | RefusedUnlock {
  if (!availabilitiesOf(post, viewer).includes('locked')) return refuse('already-open');
  const isOfClub = post.access !== 'subscription' && post.club !== null;
  const opens = isOfClub ? 'fanclub' : 'subscription';
  return priceOfRest(post) ?? refuse('not-for-tokens', { data: { opens } });
}

function offerAsset(post: PostRow, viewer: PostViewer, assetId: string): number | RefusedUnlock {
  const place = post.assets.findIndex(({ id }) => id === assetId);
  const asset = post.assets[place];
  if (!asset) return refuse('no-such-asset');
  if (availabilitiesOf(post, viewer)[place] !== 'locked') return refuse('already-open');
  return priceOfAsset(post, asset) ?? refuse('not-sold-alone');
}
