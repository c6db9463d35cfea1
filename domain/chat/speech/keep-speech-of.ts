import type { Knex } from 'knex';
import type { MessagePlace } from '../messages/chat-of-message';
import type { MessageSpeech } from '../messages/message-speech';

/** Notes how what is read of a message stands; false where the message has gone. */
export async function keepSpeechOf(
  trx: Knex.Transaction,
  { chatId, id }: MessagePlace,
  speech: MessageSpeech,
): Promise<boolean> {
  const kept = await trx('messages')
    .where({ chat_id: chatId, id, removed_at: null })
    .update({ speech: JSON.stringify(speech) });
  return kept === 1;
}
