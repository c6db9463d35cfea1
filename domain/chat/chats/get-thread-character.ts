import { getCharacterProfile, readProfiles } from '../../characters/get-character-profile';
import type { CharacterProfile } from '../../characters/schema';
import type { DomainContext } from '../../shared/context';
import { ownerColumn, type Person } from '../../shared/person';

export interface ThreadCharacter {
  character: CharacterProfile;
  /** True if the character takes no messages any more. Only its name is shown. */
  isWithdrawn: boolean;
}

/**
 * Returns the character of a conversation: a published one, one that the person made, or a withdrawn one
 * with which the person has a chat. Null for any other.
 */
export async function getThreadCharacter(
  context: DomainContext,
  person: Person,
  slug: string,
): Promise<ThreadCharacter | null> {
  const userId = person.kind === 'user' ? person.id : null;
  const open = await getCharacterProfile(context, { slug }, userId);
  if (open) return { character: open, isWithdrawn: false };
  const [withdrawn] = await readProfiles(context, (rows) =>
    rows.where({ slug }).whereIn(
      'id',
      context
        .db('chats')
        .where({ [ownerColumn(person)]: person.id })
        .select('character_id'),
    ),
  );
  return withdrawn ? { character: nameOnly(withdrawn), isWithdrawn: true } : null;
}

function nameOnly({ media, ...profile }: CharacterProfile): CharacterProfile {
  const none = Object.fromEntries(Object.keys(media).map((role) => [role, null]));
  return {
    ...profile,
    bio: '',
    greeting: '',
    attributes: [],
    previews: [],
    media: { ...media, ...none },
  };
}
