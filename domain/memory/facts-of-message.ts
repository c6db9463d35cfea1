import type { Knex } from 'knex';

/** Deletes the facts of a message, and older facts that they replaced, in the caller's transaction. */
export async function forgetFactsOfMessage(
  trx: Knex.Transaction,
  { chatId, messageId }: { chatId: string; messageId: string },
): Promise<void> {
  await trx('facts').where({ chat_id: chatId, message_id: messageId }).delete();
}
