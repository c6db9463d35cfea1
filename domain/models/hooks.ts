import type { Knex } from 'knex';
import { removedChatEmptied } from '../chat/chats/empty-chat';
import { on } from '../shared/hooks';

export const modelsHooks = [
  on(removedChatEmptied, (_context, trx, { chatId }) => forgetChatOfCalls(trx, chatId)),
];

/**
 * The calls changed by one statement; more than one batch of messages causes, so none is left at the end.
 */
const batch = 5000;

/** Removes the chat from one batch of model calls, in the caller's transaction; safe to repeat. */
async function forgetChatOfCalls(trx: Knex.Transaction, chatId: string): Promise<void> {
  const some = trx('model_calls').where({ chat_id: chatId }).limit(batch).select('id');
  await trx('model_calls').whereIn('id', some).update({ chat_id: null });
}
