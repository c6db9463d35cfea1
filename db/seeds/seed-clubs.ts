import { setClubPrice } from '~/domain/fanclubs/set-club-price';
import type { DomainContext } from '~/domain/shared/context';
import { cast } from './cast/index';

/** The price in cents per month, the discount, and the price in whole tokens, by slug. */
const prices: Record<
  string,
  { price: number | null; discountPercent?: number; tokenPrice?: number }
> = {
  'noor-haddad': { price: 799, discountPercent: 20, tokenPrice: 80 },
  'mateus-carrilho': { price: 599, tokenPrice: 60 },
  'roma-iyer': { price: 699, discountPercent: 30, tokenPrice: 70 },
  // Can be joined only with tokens, not with money.
  'theo-marchand': { price: null, tokenPrice: 45 },
  // Free to join.
  'saoirse-keane': { price: 0 },
};
const otherwise = { price: 599 };

/** Creates a club for every verified model. A second run changes nothing. */
export async function seedClubs(context: DomainContext): Promise<void> {
  const { db } = context;
  const slugs = cast.filter(({ origin }) => origin === 'verified_model').map(({ slug }) => slug);
  const models = await db('characters')
    .whereIn('slug', slugs)
    .select('id', 'slug', 'owner_user_id');
  for (const model of models) {
    if (model.owner_user_id === null) continue;
    await setClubPrice(context, {
      characterId: model.id,
      creatorId: model.owner_user_id,
      ...(prices[model.slug] ?? otherwise),
    });
  }
}
