import type { DomainContext } from '../shared/context';
import { voicesSettings } from './settings';

/**
 * Lists the ids of published characters without a sample of their current greeting, the oldest first. A
 * greeting that cannot be read aloud has an empty sample, so it is not listed.
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
      where profile.is_open
        and profile.greeting <> ''
        and voice_samples.words is distinct from left(profile.greeting, :longest)
      order by profile.id
      limit :limit`,
    { longest, limit },
  );
  return rows.map(({ id }) => id);
}
