import type { AssetRow, PostRow } from './queries';

type Priced = Pick<PostRow, 'unlock_price' | 'discounted_price'> & {
  assets: Pick<AssetRow, 'paid'>[];
};

/**
 * Returns the price of everything in a post that is still locked for its viewer, in whole tokens. Payments
 * for single assets are deducted. Null if tokens cannot unlock it.
 */
export function priceOfRest(post: Priced): number | null {
  const whole = post.discounted_price ?? post.unlock_price;
  if (whole === null) return null;
  const paid = post.assets.reduce((sum, asset) => sum + (asset.paid ?? 0), 0);
  return Math.max(1, whole - paid);
}

/**
 * Returns the price of one asset on its own; null if it is not sold so. It is not sold either if the rest
 * of the post costs no more, so that the parts never cost more than the whole.
 */
export function priceOfAsset(
  post: Priced,
  { unlock_price: price }: Pick<AssetRow, 'unlock_price'>,
): number | null {
  const rest = priceOfRest(post);
  return price !== null && rest !== null && price < rest ? price : null;
}
