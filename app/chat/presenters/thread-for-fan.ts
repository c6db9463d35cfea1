import type { CharacterProfile as StoredProfile } from '~/domain/characters/schema';
import { heightLabel } from '~/domain/characters/height';
import type { ChatMessage } from '~/realtime/protocol/message';
import type {
  CharacterMedia,
  CharacterProfile,
} from '../../characters/presenters/character-for-fan';
import type { MediaAddress } from '../../kit/http/context/media-addresses';
import type { ShownMessage } from './message-for-fan';

/** What belongs to a message beside what a socket says of it: addresses, and the post it is about. */
type Belongings = Pick<
  ShownMessage,
  | 'imageUrl'
  | 'picture'
  | 'videoUrl'
  | 'audioUrl'
  | 'textToSpeechUrl'
  | 'aboutPost'
  | 'orderedWords'
>;

/**
 * What a thread draws of a message: part of what sockets and calls say of it. What belongs to it is
 * left out where there is nothing, and is asked for where a socket told of the message.
 */
export type ThreadMessage = Pick<
  ChatMessage,
  | '_id'
  | 'seq'
  | 'role'
  | 'subtype'
  | 'content'
  | 'idempotencyKey'
  | 'referral'
  | 'details'
  | 'speech'
  | 'gist'
  | 'quote'
  | 'reaction'
  | 'isRemoved'
  | 'isEdited'
  | 'sentAt'
> &
  Partial<Pick<ChatMessage, 'asksForPhoto'> & Belongings>;

/** A message as the page of its conversation draws it. */
export function presentThreadMessage(message: ShownMessage): ThreadMessage {
  const { _id, seq, role, subtype, content, idempotencyKey, referral, details, quote } = message;
  const { reaction, isRemoved, isEdited, asksForPhoto, speech, gist, textToSpeechUrl } = message;
  const { sentAt, imageUrl, picture, videoUrl, audioUrl, aboutPost, orderedWords } = message;
  const said = { _id, seq, role, subtype, content, idempotencyKey, referral };
  const words = {
    ...said,
    details,
    speech,
    gist,
    quote,
    reaction,
    isRemoved,
    isEdited,
    sentAt,
    ...(asksForPhoto && { asksForPhoto }),
  };
  // An address that is not there yet is left out: an answer that was asked for before must not take it.
  const plain = speech?.state === 'ready' ? { ...words, textToSpeechUrl } : words;
  const shown = {
    ...{ imageUrl, picture, videoUrl, aboutPost },
    ...(audioUrl !== null && { audioUrl }),
    ...(orderedWords !== null && { orderedWords }),
  };
  return details ? { ...plain, ...shown } : plain;
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
