import type { DomainContext } from '../shared/context';
import { voicesSettings } from './settings';

/**
 * Published characters without a sample of the greeting they have now, by their ids, the oldest first.
 * One whose words nobody could read has one that is empty.
 */
export async function listUnsampled(
  { db, settings }: Pick<DomainContext, 'db' | 'settings'>,
  limit: number,
): Promise<string[]> {
  const { voice_sample_max_characters: longest } = await settings(voicesSettings);
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select profile.id
       from character_profiles as profile
       left join voice_samples on voice_samples.character_id = profile.id
      where profile.is_published
        and profile.greeting <> ''
        and voice_samples.words is distinct from left(profile.greeting, :longest)
      order by profile.id
      limit :limit`,
    { longest, limit },
  );
  return rows.map(({ id }) => id);
}
