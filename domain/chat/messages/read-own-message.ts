import type { DomainContext } from '../../shared/context';
import { ownerColumn, type Person } from '../../shared/person';
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
    .where('messages.id', messageId)
    .where(`chats.${ownerColumn(person)}`, person.id)
    .first<
      | {
          chat_id: string;
          character_id: string;
          reply_to_id: string | null;
          slug: string;
          name: string;
          set_aside_at: Date | null;
        }
      | undefined
    >('chat_id', 'character_id', 'reply_to_id', 'slug', 'name', 'set_aside_at');
  if (!found) return null;
  const [message, last] = await Promise.all([
    readMessage(context, db, found.character_id, messageId),
    findLastReply(db, found.chat_id),
  ]);
  if (message.isRemoved) return null;
  const asked = last?.message_id;
  const isLast = last?.state === 'done' && (asked === messageId || asked === found.reply_to_id);
  const { slug, name, set_aside_at } = found;
  return { message, slug, name, isLast, isSetAside: set_aside_at !== null };
}
