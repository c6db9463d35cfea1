import type { Knex } from 'knex';
import { prepared } from '../shared/reading/prepared';
import type { GiftPhoto } from './find-gift-photo';

interface Wanted {
  characterId: string;
  /** Whom it is sent to. */
  userId: string;
  /** Folders of what they were sent before. */
  sent: readonly string[];
}

interface PrivatePicture extends GiftPhoto {
  /** Whole tokens. */
  price: number;
  /** How long a video is; null of a photo. */
  seconds: number | null;
}

/**
 * A character's photo or video to be sent locked: safe, sold for tokens, and neither sent nor bought
 * before; with its price in whole tokens. The newest comes first. Null where there is none.
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
