import type { DomainContext } from '../shared/context';
import { refuse, type Refusal } from './refusals';

export interface ExclusivePosts {
  ok: true;
  count: number;
  photos: number;
  videos: number;
}

/** Returns how many posts of a published character are not free, by their media. */
export async function countExclusivePosts(
  { db }: DomainContext,
  characterId: string,
): Promise<ExclusivePosts | Refusal<'no-such-character'>> {
  const { rows } = await db.raw<{ rows: { photos: number; videos: number }[] }>(
    `select (count(*) filter (where p.media = 'photo'))::integer as photos,
            (count(*) filter (where p.media = 'video'))::integer as videos
       from published_characters c
       left join posts p on p.character_id = c.id and p.is_published and p.access <> 'free'
      where c.id = ?
      group by c.id`,
    [characterId],
  );
  const [counted] = rows;
  if (!counted) return refuse('no-such-character');
  return { ok: true, count: counted.photos + counted.videos, ...counted };
}
