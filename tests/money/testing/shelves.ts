import { makeClub, makePost } from '~/db/testing';
import type { CheckoutRequest } from '~/domain/checkout/schema';
import { catalogueSchema } from '~/domain/offers/catalogue';
import { listTokenOffers } from '~/domain/offers/list-token-offers';
import { publishCatalogue } from '~/domain/offers/publish-catalogue';
import { makeFan } from '~/domain/offers/testing/make-fan';
import type { DomainContext } from '~/domain/shared/context';
import { plans } from '~/domain/subscriptions/testing/buy-plan';

/**
 * The products on sale: a pack with a bonus and a plain one, plans, clubs by card and by tokens, an asset.
 */
export interface Shelves {
  requests: readonly CheckoutRequest[];
  club: { creatorId: string; characterId: string };
  /** A club joined with tokens, with its monthly price. */
  tokenClub: { creatorId: string; characterId: string; tokens: number };
}

/** Creates the products in an empty database. */
export async function fillShelves(context: DomainContext): Promise<Shelves> {
  const { db } = context;
  const pack = (amount: number, terms: object) => ({ kind: 'pack' as const, amount, terms });
  const catalogue = catalogueSchema.parse({
    offers: [
      pack(50, { priceMinor: 499 }),
      pack(200, { priceMinor: 1999, bonusBp: 1500, subscriptionDiscountBp: 2000 }),
    ],
  });
  await publishCatalogue(db, catalogue, context.now());
  const packs = await listTokenOffers(context, await makeFan(context));
  if (!Array.isArray(packs)) throw new Error('nobody sells tokens');
  const tokens = 40;
  const club = await makeClub(context, { name: 'Ines' });
  const tokenClub = await makeClub(context, { name: 'Mara', price: null, tokenPrice: tokens });
  const { characterId } = await makeClub(context, { name: 'Lena' });
  const { id: postId } = await makePost(db, { characterId, access: 'fanClub' });
  const [asset] = await db('post_assets')
    .where({ post_id: postId })
    .update({ card_price: 599 })
    .returning('id');
  if (!asset) throw new Error('a post has no asset');
  return {
    requests: [
      ...packs.map(({ id }) => ({ variant: 'tokens' as const, productId: id })),
      { variant: 'subscriptions', productId: plans.month },
      { variant: 'subscriptions', productId: plans.quarter },
      { variant: 'fanclub', productId: club.creatorId },
      { variant: 'post_asset', productId: asset.id },
    ],
    club,
    tokenClub: { ...tokenClub, tokens },
  };
}
