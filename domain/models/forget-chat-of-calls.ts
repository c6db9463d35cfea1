import type { Knex } from 'knex';

/** Calls of one statement: more than a batch of messages asks for, so that none is left at the end. */
const batch = 5000;

/** Some calls that were made for a chat say so no more, in the caller's transaction; safe to repeat. */
export async function forgetChatOfCalls(trx: Knex.Transaction, chatId: string): Promise<void> {
  const some = trx('model_calls').where({ chat_id: chatId }).limit(batch).select('id');
  await trx('model_calls').whereIn('id', some).update({ chat_id: null });
}
