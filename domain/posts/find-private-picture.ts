import type { Knex } from 'knex';
import { prepared } from '../shared/reading/prepared';
import type { GiftPhoto } from './find-gift-photo';

interface Wanted {
  characterId: string;
  /** The user to receive it. */
  userId: string;
  /** The folders of pictures that they received before. */
  sent: readonly string[];
}

interface PrivatePicture extends GiftPhoto {
  /** The price in whole tokens. */
  price: number;
  /** The length of a video in seconds; null for a photo. */
  seconds: number | null;
}

/**
 * Returns a character's photo or video to send locked: safe, sold for tokens, and neither sent to nor
 * bought by the user before, with its price. The newest comes first. Null if there is none.
 */
export async function findPrivatePicture(
  trx: Knex.Transaction,
  { characterId, userId, sent }: Wanted,
): Promise<PrivatePicture | null> {
  const [picture] = await prepared<PrivatePicture>(
    trx,
    'find-private-picture',
    `select part.rendered_key as folder, part.width, part.height,
            coalesce(part.unlock_price, p.discounted_price, p.unlock_price) as price,
            case when part.kind = 'sfw_video'
                 then greatest(1, round(part.duration_ms / 1000.0))::int end as seconds
       from posts p
       join post_assets part on part.post_id = p.id
      where p.character_id = :characterId and p.is_published and p.content_level = 'SFW'
        and p.access in ('token', 'tokenOrFanclub')
        and part.kind in ('sfw_photo', 'sfw_video') and not part.is_free
        and part.rendered_key is not null
        and coalesce(part.unlock_price, p.discounted_price, p.unlock_price) > 0
        and part.rendered_key <> all(:sent)
        and not exists (select from post_unlocks bought
                         where bought.user_id = :userId and bought.post_id = p.id)
        and not exists (select from post_asset_unlocks bought
                         where bought.user_id = :userId and bought.asset_id = part.id)
      order by p.created_at desc, part.position limit 1`,
    { characterId, userId, sent: [...sent] },
  );
  return picture ?? null;
}
