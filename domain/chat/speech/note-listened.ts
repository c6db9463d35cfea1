import type { Knex } from 'knex';
import type { MessagesRow } from '~/db/rows';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { messageChanged } from '../events';
import { columnsOf } from '../messages/append-message';
import { readMessage, type MessageOfCharacter } from '../messages/lock-message';
import { readDetails } from '../messages/message-details';

/**
 * Records that a character has listened to a person's recording, together with the reply to it. The
 * announcement has no recipient if the chat's owner is gone.
 */
export async function noteListened(
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
