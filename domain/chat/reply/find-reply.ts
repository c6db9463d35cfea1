import type { ChatsRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import type { MessagePlace } from '../messages/chat-of-message';
import { messageColumns, openMessage, toMessage, type StoredMessage } from '../messages/message';
import type { Message } from '../schema';

/** Returns the character's reply to a message, or null if there is none yet. */
export async function findReplyTo(
  context: Pick<DomainContext, 'db' | 'seal'>,
  { chatId, id }: MessagePlace,
): Promise<Message | null> {
  const row = await context
    .db('messages')
    .join('chats', 'chats.id', 'messages.chat_id')
    .where('messages.chat_id', chatId)
    .where('messages.reply_to_id', id)
    .first<(StoredMessage & Pick<ChatsRow, 'character_id'>) | undefined>(
      messageColumns.map((column) => `messages.${column}`).concat('chats.character_id'),
    );
  return row ? toMessage(openMessage(context.seal, row), row.character_id) : null;
}

/** Checks whether a message's reply was given up after its last attempt. */
export async function hasReplyFailed(context: DomainContext, messageId: string): Promise<boolean> {
  const row = await context.db('replies').where({ message_id: messageId }).first('state');
  return row?.state === 'failed';
}
