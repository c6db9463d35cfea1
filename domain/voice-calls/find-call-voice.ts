import type { DomainContext } from '../shared/context';
import { findVoice } from '../voices/find-voice';

/** Whom one hears in a call, and what whoever reads aloud calls their voice. Throws where there is nobody. */
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
