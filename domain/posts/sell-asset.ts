import * as z from 'zod';
import { clubMoney } from '../fanclubs/club-price';
import type { OrderPrice } from '../payments/schema';
import type { DomainContext } from '../shared/context';
import { idSchema } from '../shared/ids';
import { findCreator } from '../characters/find-creator';
import { findPosts } from './queries';
import { refuse, type Refusal } from './refusals';
import type { PostViewer } from './schema';
import { availabilitiesOf } from './to-post';

/** The details of an order for an asset; only this area reads them. */
export const assetOrderSchema = z.object({
  assetId: idSchema,
  postId: idSchema,
  characterId: idSchema,
});
type AssetOrder = z.output<typeof assetOrderSchema>;

interface AssetSale {
  ok: true;
  product: {
    kind: 'post_asset';
    id: string;
    name: string;
    details: AssetOrder;
    characterId: string;
    /** The creator who gets a share immediately. */
    creatorId: string | null;
  };
  /** The price without tax, which depends on the buyer's country. */
  price: Omit<OrderPrice, 'tax'>;
}

type NotSold = Refusal<'no-such-asset' | 'already-open' | 'not-sold-by-card'>;

/** Returns the current sale of one asset by card, to be frozen in an order. */
export async function sellPostAsset(
  context: DomainContext,
  buyer: PostViewer & { userId: string },
  { assetId }: { assetId: string },
): Promise<AssetSale | NotSold> {
  const { db } = context;
  const found = await db('post_assets').where({ id: assetId }).first('post_id');
  const [post] = found ? await findPosts(db, [found.post_id], buyer, context.now()) : [];
  const place = post?.assets.findIndex(({ id }) => id === assetId) ?? -1;
  const asset = post?.assets[place];
  if (!post || !asset) return refuse('no-such-asset');
  if (availabilitiesOf(post, buyer)[place] !== 'locked') return refuse('already-open');
  if (asset.card_price === null) return refuse('not-sold-by-card');
  const total = clubMoney(asset.card_price);
  return {
    ok: true,
    product: {
      kind: 'post_asset',
      id: asset.id,
      name: post.character_name,
      details: { assetId, postId: post.id, characterId: post.character_id },
      characterId: post.character_id,
      creatorId: await findCreator(db, post.character_id),
    },
    price: { total, list: total, discountPercent: 0 },
  };
}
