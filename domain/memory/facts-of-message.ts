import type { Knex } from 'knex';

/**
 * Forgets for good, in the caller's transaction, what came from a message, older facts that it took
 * the place of included.
 */
export async function forgetFactsOfMessage(
  trx: Knex.Transaction,
  { chatId, messageId }: { chatId: string; messageId: string },
): Promise<void> {
  await trx('facts').where({ chat_id: chatId, message_id: messageId }).delete();
}
