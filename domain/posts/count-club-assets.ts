import type { DomainContext } from '../shared/context';
import { readTogether } from '../shared/reading/read-together';

/** The numbers of photos and videos that a character's club unlocks. */
export interface ClubAssets {
  photos: number;
  videos: number;
}

/** Returns how many photos and videos the clubs of these characters unlock, by character. */
export async function countClubAssets(
  { db }: Pick<DomainContext, 'db'>,
  characterIds: readonly string[],
): Promise<Map<string, ClubAssets>> {
  if (characterIds.length === 0) return new Map();
  const query = db.raw(
    `select p.character_id,
            (count(*) filter (where a.kind like '%photo'))::integer as photos,
            (count(*) filter (where a.kind like '%video'))::integer as videos
       from posts p join post_assets a on a.post_id = p.id and not a.is_free
      where p.character_id = any (cast(:ids as uuid[])) and p.is_published
        and p.access in ('fanClub', 'tokenOrFanclub')
      group by p.character_id`,
    { ids: [...characterIds] },
  );
  const rows = await readTogether<ClubAssets & { character_id: string }>(db, query, {});
  return new Map(rows.map(({ character_id: id, photos, videos }) => [id, { photos, videos }]));
}
