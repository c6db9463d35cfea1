import type { Knex } from 'knex';
import type { MessagesRow } from '~/db/rows';
import { findChatOfMessage, type MessagePlace } from './chat-of-message';
import { readDetails, type MessageDetails } from './message-details';

/**
 * Locks a user's own message until the transaction ends and reads its content; null if it was removed
 * from its chat or has content of another type.
 */
export async function lockDetails<Type extends MessageDetails['type']>(
  trx: Knex.Transaction,
  { userId, id, type }: { userId: string; id: string; type: Type },
): Promise<(MessagePlace & { details: Extract<MessageDetails, { type: Type }> }) | null> {
  const chatId = await findChatOfMessage(trx, { kind: 'user', id: userId }, id);
  if (chatId === null) return null;
  const row = await trx('messages')
    .where({ chat_id: chatId, id, removed_at: null })
    .forUpdate()
    .first<Pick<MessagesRow, 'details'> | undefined>('details');
  const details = row ? readDetails(type, row.details) : null;
  return details && isOf(details, type) ? { chatId, id, details } : null;
}

const isOf = <Type extends MessageDetails['type']>(
  details: MessageDetails,
  type: Type,
): details is Extract<MessageDetails, { type: Type }> => details.type === type;
