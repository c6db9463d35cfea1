import type { Knex } from 'knex';
import type { MessagePlace } from '../messages/chat-of-message';
import type { MessageSpeech } from '../messages/message-speech';

/** Stores the state of a message's speech; returns false if the message no longer exists. */
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
