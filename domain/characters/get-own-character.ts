import type { DomainContext } from '../shared/context';
import { profileRows, toProfiles } from './get-character-profile';
import type { CharacterProfile } from './schema';

/** A character that a person made, with its attributes, published or not; null for anybody else. */
export async function getOwnCharacter(
  context: DomainContext,
  { id, userId }: { id: string; userId: string },
): Promise<CharacterProfile | null> {
  const rows = await profileRows(context.db, userId, context.now()).where({
    id,
    owner_user_id: userId,
  });
  const [profile] = await toProfiles(context, rows);
  return profile ?? null;
}
