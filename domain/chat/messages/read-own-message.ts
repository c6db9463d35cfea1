import type { DomainContext } from '../../shared/context';
import { ownerColumn, type Person } from '../../shared/person';
import { crisisSubtype } from '../send/crisis-referral';
import { chatOfMessage } from './chat-of-message';
import { findLastReply, readMessage } from './lock-message';
import type { Message } from '../schema';

interface OwnMessage {
  message: Message;
  /** Of whom the chat is with. */
  slug: string;
  name: string;
  /** Whether it is the last that wanted an answer and has one, or that answer. */
  isLast: boolean;
  /** Its chat was set aside. */
  isSetAside: boolean;
  /** The last word of its chat is a card that names help: nothing is sold there. */
  isInDistress: boolean;
}

/** A message of one's own chat, to act on; null where there is none any more. */
export async function readOwnMessage(
  context: DomainContext,
  person: Person,
  messageId: string,
): Promise<OwnMessage | null> {
  const { db } = context;
  const found = await db('messages')
    .join('chats', 'chats.id', 'messages.chat_id')
    .join('character_profiles', 'character_profiles.id', 'chats.character_id')
    .leftJoin('messages as last', (last) =>
      last.on('last.chat_id', 'chats.id').andOn('last.seq', 'chats.last_seq'),
    )
    .where('messages.id', messageId)
    .where('messages.chat_id', chatOfMessage(db, person, messageId))
    .where(`chats.${ownerColumn(person)}`, person.id)
    .first<
      | {
          chat_id: string;
          character_id: string;
          reply_to_id: string | null;
          slug: string;
          name: string;
          set_aside_at: Date | null;
          last_subtype: string | null;
        }
      | undefined
    >(
      'messages.chat_id',
      'chats.character_id',
      'messages.reply_to_id',
      'slug',
      'name',
      'set_aside_at',
      'last.subtype as last_subtype',
    );
  if (!found) return null;
  const [message, last] = await Promise.all([
    readMessage(context, db, {
      id: messageId,
      chatId: found.chat_id,
      characterId: found.character_id,
    }),
    findLastReply(db, found.chat_id),
  ]);
  if (message.isRemoved) return null;
  const asked = last?.message_id;
  const isLast = last?.state === 'done' && (asked === messageId || asked === found.reply_to_id);
  const { slug, name, set_aside_at, last_subtype } = found;
  const isInDistress = last_subtype === crisisSubtype;
  return { message, slug, name, isLast, isSetAside: set_aside_at !== null, isInDistress };
}
