import { getCharacterProfile, readProfiles } from '../../characters/get-character-profile';
import type { CharacterProfile } from '../../characters/schema';
import type { DomainContext } from '../../shared/context';
import { ownerColumn, type Person } from '../../shared/person';

export interface ThreadCharacter {
  character: CharacterProfile;
  /** It takes no messages any more; of what it was, its name alone is left. */
  isWithdrawn: boolean;
}

/**
 * Whom a conversation is with: a published character, or one that the person has a chat with though
 * it was withdrawn. Null for any other.
 */
export async function getThreadCharacter(
  context: DomainContext,
  person: Person,
  slug: string,
): Promise<ThreadCharacter | null> {
  const published = await getCharacterProfile(context, { slug });
  if (published) return { character: published, isWithdrawn: false };
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
