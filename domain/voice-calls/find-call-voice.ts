import type { DomainContext } from '../shared/context';
import { voiceCallsSettings } from './settings';

/** Whom one hears in a call, and what whoever reads aloud calls their voice. Throws where there is nobody. */
export async function findCallVoice(
  context: DomainContext,
  characterId: string,
): Promise<{ name: string; voice: string }> {
  const [character, { voice_call_voices }] = await Promise.all([
    context.db('character_profiles').where({ id: characterId }).first('name', 'gender'),
    context.settings(voiceCallsSettings),
  ]);
  if (!character) throw new Error(`there is no character ${characterId}`);
  const { name, gender } = character;
  return { name, voice: voice_call_voices[gender] ?? gender };
}
