import type { Knex } from '../connection';
import { setClubPrice } from '~/domain/fanclubs/set-club-price';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';
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

/**
 * Creates a club for every verified model, and an account for each one without a creator. A second run
 * changes nothing.
 */
export async function seedClubs(context: DomainContext): Promise<void> {
  const { db } = context;
  const slugs = cast.filter(({ origin }) => origin === 'verified_model').map(({ slug }) => slug);
  const models = await db('characters')
    .whereIn('slug', slugs)
    .select('id', 'slug', 'name', 'owner_user_id');
  for (const model of models) {
    const creatorId = model.owner_user_id ?? (await makeCreator(db, model, context.now()));
    await setClubPrice(context, {
      characterId: model.id,
      creatorId,
      ...(prices[model.slug] ?? otherwise),
    });
  }
}

/** Creates the creator of a twin: an account that is never used to sign in. */
async function makeCreator(
  db: Knex,
  { id: characterId, slug, name }: { id: string; slug: string; name: string },
  now: Date,
): Promise<string> {
  const id = newId();
  await db('users').insert({
    id,
    email: `${slug}@creators.example.com`,
    nick_name: name.split(' ')[0] ?? name,
    account_type: 'CreatorUser',
    verified_at: now,
    adult_confirmed_at: now,
    created_at: now,
  });
  await db('characters').where({ id: characterId }).update({ owner_user_id: id });
  return id;
}
