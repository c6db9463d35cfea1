import type { Message } from '~/domain/chat/schema';
import type { CharacterProfile as StoredProfile } from '~/domain/characters/schema';
import { heightLabel } from '~/domain/characters/height';
import type { ChatMessage } from '~/realtime/protocol/message';
import type {
  CharacterMedia,
  CharacterProfile,
} from '../../characters/presenters/character-for-fan';
import type { MediaAddress } from '../../http/media-addresses';

/** What a thread draws of a message: part of what sockets and calls say of it. */
export type ThreadMessage = Pick<
  ChatMessage,
  '_id' | 'seq' | 'role' | 'subtype' | 'content' | 'idempotencyKey' | 'referral' | 'sentAt'
>;

/** A message as the page of its conversation draws it. */
export function presentThreadMessage(message: Message): ThreadMessage {
  const { id, seq, role, subtype, content, idempotencyKey, referral } = message;
  const sentAt = message.sentAt.toISOString();
  return { _id: id, seq, role, subtype, content, idempotencyKey, referral, sentAt };
}

/** What a conversation's page draws of the character. */
export type ThreadCharacter = Pick<
  CharacterProfile,
  | '_id'
  | 'slug'
  | 'name'
  | 'firstName'
  | 'age'
  | 'occupation'
  | 'type'
  | 'origin'
  | 'bio'
  | 'greeting'
  | 'attributes'
  | 'heightLabel'
> & { media: Pick<CharacterMedia, 'avatar' | 'portrait'> };

/** A character as the page of a conversation draws them. */
export function presentThreadCharacter(
  profile: StoredProfile,
  address: MediaAddress,
): ThreadCharacter {
  const { id, slug, name, firstName, age, occupation, type, origin } = profile;
  const { bio, greeting, attributes, heightCm } = profile;
  const { avatar, portrait } = profile.media;
  return {
    _id: id,
    slug,
    name,
    firstName,
    age,
    occupation,
    type,
    origin,
    bio,
    greeting,
    attributes,
    heightLabel: heightCm === null ? null : heightLabel(heightCm),
    media: {
      avatar: avatar === null ? null : address(avatar),
      portrait: portrait === null ? null : address(portrait),
    },
  };
}
