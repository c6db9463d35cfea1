import type { Knex } from 'knex';
import { prepared } from '../shared/prepared';
import type { GiftPhoto } from './find-gift-photo';

interface Wanted {
  characterId: string;
  /** Whom it is sent to. */
  userId: string;
  /** Folders of what they were sent before. */
  sent: readonly string[];
}

/**
 * A character's photo to be sent locked: safe, sold for tokens, and neither sent nor bought before; with
 * its price in whole tokens. The newest comes first. Null where there is none.
 */
export async function findPrivatePhoto(
  trx: Knex.Transaction,
  { characterId, userId, sent }: Wanted,
): Promise<(GiftPhoto & { price: number }) | null> {
  const [photo] = await prepared<GiftPhoto & { price: number }>(
    trx,
    'find-private-photo',
    `select photo.rendered_key as folder, photo.width, photo.height,
            coalesce(photo.unlock_price, p.discounted_price, p.unlock_price) as price
       from posts p
       join post_assets photo on photo.post_id = p.id
      where p.character_id = :characterId and p.is_published and p.content_level = 'SFW'
        and p.access in ('token', 'tokenOrFanclub')
        and photo.kind = 'sfw_photo' and not photo.is_free and photo.rendered_key is not null
        and coalesce(photo.unlock_price, p.discounted_price, p.unlock_price) > 0
        and photo.rendered_key <> all(:sent)
        and not exists (select from post_unlocks bought
                         where bought.user_id = :userId and bought.post_id = p.id)
        and not exists (select from post_asset_unlocks bought
                         where bought.user_id = :userId and bought.asset_id = photo.id)
      order by p.created_at desc, photo.position limit 1`,
    { characterId, userId, sent: [...sent] },
  );
  return photo ?? null;
}
