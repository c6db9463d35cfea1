import type { CharacterProfilesRow, VoiceSamplesRow } from '~/db/rows';
import { productSettings } from '../settings/settings';
import type { DomainContext } from '../shared/context';
import { chooseVoice } from './choose-voice';

/** A recording of a preset. */
export interface PresetSample {
  preset: string;
  storageKey: string;
  seconds: number;
}

type Recorded = Pick<CharacterProfilesRow, 'id' | 'gender' | 'voice'> &
  Pick<VoiceSamplesRow, 'storage_key' | 'seconds'>;

/** The number of recordings among which each preset is looked for. */
const mostLookedAt = 200;

/**
 * Returns a recording for each voice preset that a published character speaks with; each is a greeting of
 * such a character.
 */
export async function listPresetSamples({
  db,
  settings,
}: Pick<DomainContext, 'db' | 'settings'>): Promise<PresetSample[]> {
  const [{ voice_presets: presets }, recorded] = await Promise.all([
    settings(productSettings),
    db('voice_samples')
      .join('character_profiles as profile', 'profile.id', 'voice_samples.character_id')
      .where('profile.is_published', true)
      .whereNotNull('voice_samples.storage_key')
      .orderBy('profile.id')
      .limit(mostLookedAt)
      .select<Recorded[]>(
        'profile.id',
        'profile.gender',
        'profile.voice',
        'storage_key',
        'seconds',
      ),
  ]);
  const samples = new Map<string, PresetSample>();
  for (const { storage_key: storageKey, seconds, ...speaker } of recorded) {
    const preset = chooseVoice(presets, speaker);
    if (storageKey === null || seconds === null || samples.has(preset)) continue;
    samples.set(preset, { preset, storageKey, seconds });
  }
  return [...samples.values()];
}
