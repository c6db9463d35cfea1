import type { DomainContext } from '../../shared/context';
import { ownerColumn, type Person } from '../../shared/person';
import { crisisSubtype } from '../send/crisis-referral';
import { chatOfMessage } from './chat-of-message';
import { findLastReply, readMessage } from './lock-message';
import type { Message } from '../schema';

interface OwnMessage {
  message: Message;
  /** The slug of the chat's character. */
  slug: string;
  name: string;
  /** True if it is the last message that required a reply and has one, or if it is that reply. */
  isLast: boolean;
  /** True if its chat was set aside. */
  isSetAside: boolean;
  /** True if the last message of its chat is a crisis card. Nothing is sold in such a chat. */
  isInDistress: boolean;
}

/** Returns a message of the person's own chat for an action; null if it no longer exists. */
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
  const questionId = last?.message_id;
  const isLast =
    last?.state === 'done' && (questionId === messageId || questionId === found.reply_to_id);
  const { slug, name, set_aside_at, last_subtype } = found;
  const isInDistress = last_subtype === crisisSubtype;
  return { message, slug, name, isLast, isSetAside: set_aside_at !== null, isInDistress };
}
