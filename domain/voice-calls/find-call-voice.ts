import type { DomainContext } from '../shared/context';
import { findVoice } from '../voices/find-voice';

/**
 * Returns the character's name and the speech provider's name of its voice. Throws if there is no such
 * character.
 */
export async function findCallVoice(
  context: DomainContext,
  characterId: string,
): Promise<{ name: string; voice: string }> {
  const [character, voice] = await Promise.all([
    context.db('character_profiles').where({ id: characterId }).first('name'),
    findVoice(context, characterId),
  ]);
  if (!character || voice === null) throw new Error(`there is no character ${characterId}`);
  return { name: character.name, voice };
}
