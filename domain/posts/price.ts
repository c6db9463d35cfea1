import type { AssetRow, PostRow } from './queries';

type Priced = Pick<PostRow, 'unlock_price' | 'discounted_price'> & {
  assets: Pick<AssetRow, 'paid'>[];
};

/**
 * What opens all of a post that is still locked to its viewer, in whole tokens: what they have paid
 * for its assets alone is counted. Null where tokens open nothing.
 */
export function priceOfRest(post: Priced): number | null {
  const whole = post.discounted_price ?? post.unlock_price;
  if (whole === null) return null;
  const paid = post.assets.reduce((sum, asset) => sum + (asset.paid ?? 0), 0);
  return Math.max(1, whole - paid);
}

/**
 * What opens one asset alone; null where it is not sold so. It is not, either, where the rest of the
 * post costs no more: nobody pays more for the parts than for the whole.
 */
export function priceOfAsset(
  post: Priced,
  { unlock_price: price }: Pick<AssetRow, 'unlock_price'>,
): number | null {
  const rest = priceOfRest(post);
  return price !== null && rest !== null && price < rest ? price : null;
}
