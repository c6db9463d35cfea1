import type { Knex } from 'knex';
import type { MessagesRow } from '~/db/rows';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { messageChanged } from '../events';
import { columnsOf } from '../messages/append-message';
import { readMessage, type MessageOfCharacter } from '../messages/lock-message';
import { readDetails } from '../messages/message-details';

/**
 * Notes that a character has listened to what a person said aloud, with the answer to it. Nobody is told
 * where the person of the chat has gone.
 */
export async function noteHeard(
  context: DomainContext,
  trx: Knex.Transaction,
  personId: string | null,
  answered: MessageOfCharacter,
): Promise<void> {
  const { id, chatId, characterId } = answered;
  const row = await trx('messages')
    .where({ chat_id: chatId, id, type: 'audio', role: 'user', removed_at: null })
    .first<Pick<MessagesRow, 'details'> | undefined>('details');
  const details = row ? readDetails('audio', row.details) : null;
  if (details?.type !== 'audio' || details.isListened) return;
  await trx('messages')
    .where({ chat_id: chatId, id })
    .update({ details: columnsOf({ ...details, isListened: true }).details });
  const message = await readMessage(context, trx, answered);
  announce(trx, messageChanged, { personId, aggregateId: id }, { characterId, message });
}
