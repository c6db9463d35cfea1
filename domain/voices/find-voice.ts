import { productSettings } from '../settings/settings';
import type { DomainContext } from '../shared/context';
import { chooseVoice } from './choose-voice';
import { voicesSettings } from './settings';

/**
 * Returns the speech provider's name of a character's voice; null if no open character has that id.
 */
export async function findVoice(
  { db, settings }: Pick<DomainContext, 'db' | 'settings'>,
  characterId: string,
): Promise<string | null> {
  const character = await db('character_profiles')
    .where({ id: characterId, is_open: true })
    .first('id', 'gender', 'voice');
  if (!character) return null;
  const [{ voice_presets }, { speech_voices }] = await Promise.all([
    settings(productSettings),
    settings(voicesSettings),
  ]);
  const voice = chooseVoice(voice_presets, character);
  return speech_voices[voice] ?? voice;
}
