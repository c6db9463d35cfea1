import type { CharacterProfile as StoredProfile } from '~/domain/characters/schema';
import { heightLabel } from '~/domain/characters/height';
import type { ChatMessage } from '~/realtime/protocol/message';
import type {
  CharacterMedia,
  CharacterProfile,
} from '../../characters/presenters/character-for-fan';
import type { MediaAddress } from '../../kit/http/context/media-addresses';
import type { ShownMessage } from './message-for-fan';

/** The data of a message that the socket does not send: addresses, and the post that it is about. */
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
 * The fields of a message that a thread shows: part of what sockets and calls return. The additional data
 * is omitted if empty, and is requested for messages that arrive over a socket.
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

/** Returns a message in the form of a chat's page. */
export function presentThreadMessage(message: ShownMessage): ThreadMessage {
  const { _id, seq, role, subtype, content, idempotencyKey, referral, details, quote } = message;
  const { reaction, isRemoved, isEdited, asksForPhoto, speech, gist, textToSpeechUrl } = message;
  const { sentAt, imageUrl, picture, videoUrl, audioUrl, aboutPost, orderedWords } = message;
  const base = { _id, seq, role, subtype, content, idempotencyKey, referral };
  const words = {
    ...base,
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
  // A missing address is omitted, so that the response to an earlier request cannot overwrite one.
  const plain = speech?.state === 'ready' ? { ...words, textToSpeechUrl } : words;
  const shown = {
    ...{ imageUrl, picture, videoUrl, aboutPost },
    ...(audioUrl !== null && { audioUrl }),
    ...(orderedWords !== null && { orderedWords }),
  };
  return details ? { ...plain, ...shown } : plain;
}

/** The fields of a character that a chat's page shows. */
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

/** Returns a character in the form of a chat's page. */
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
