import type { Knex } from 'knex';
import { prepared } from '../shared/reading/prepared';

/** A photo in a message: the folder of its renditions, and its size. */
export interface GiftPhoto {
  folder: string;
  width: number;
  height: number;
}

interface Wanted {
  characterId: string;
  /** The user who receives it. */
  userId: string;
  /** The maximum value in whole tokens. */
  tokens: number;
  /** The folders of photos that they received before. */
  given: readonly string[];
}

/**
 * Returns a character's photo for a gift: safe, within the maximum value, and neither given to nor bought
 * by the user before. The most valuable comes first, then the newest. Null if there is none.
 */
export async function findGiftPhoto(
  trx: Knex.Transaction,
  { characterId, userId, tokens, given }: Wanted,
): Promise<GiftPhoto | null> {
  const [photo] = await prepared<GiftPhoto>(
    trx,
    'find-gift-photo',
    `select photo.rendered_key as folder, photo.width, photo.height
       from posts p
       join post_assets photo on photo.post_id = p.id
       cross join lateral (
         select case when photo.is_free or p.access = 'free' then 0
                     else coalesce(photo.unlock_price, p.discounted_price, p.unlock_price) end as price
       ) as worth
      where p.character_id = :characterId and p.is_published and p.content_level = 'SFW'
        and p.access in ('free', 'token', 'tokenOrFanclub')
        and photo.kind = 'sfw_photo' and photo.rendered_key is not null
        and worth.price <= :tokens
        and photo.rendered_key <> all(:given)
        and not exists (select from post_unlocks bought
                         where bought.user_id = :userId and bought.post_id = p.id)
        and not exists (select from post_asset_unlocks bought
                         where bought.user_id = :userId and bought.asset_id = photo.id)
      order by worth.price desc, p.created_at desc, photo.position limit 1`,
    { characterId, userId, tokens, given: [...given] },
  );
  return photo ?? null;
}
