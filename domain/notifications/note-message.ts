import type { DomainContext } from '../shared/context';
import { writeNotice } from './write-notice';

interface ArrivedMessage {
  chatId: string;
  characterId: string;
  messageId: string;
  seq: number;
}

/**
 * Notifies a person of a character's message, unless they have the chat in view, have already seen the
 * message or have muted the chat. Visitors are not notified.
 */
export async function noteMessage(
  context: DomainContext,
  { chatId, characterId, messageId, seq }: ArrivedMessage,
): Promise<{ notified: string }> {
  const chat = await context
    .db('chat_readings')
    .where({ chat_id: chatId })
    .first('user_id', 'read_seq', 'is_in_view', 'is_muted');
  if (!chat?.user_id) return { notified: 'nobody' };
  if (chat.is_in_view || chat.read_seq >= seq) return { notified: 'seen' };
  if (chat.is_muted) return { notified: 'muted' };
  return {
    notified: await writeNotice(context, {
      userId: chat.user_id,
      factId: messageId,
      notice: { kind: 'message', chatId, characterId, messageId, seq },
    }),
  };
}
