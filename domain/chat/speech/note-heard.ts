import type { Knex } from 'knex';
import type { MessagesRow } from '~/db/rows';
import { announce } from '../../shared/announce';
import type { DomainContext } from '../../shared/context';
import { messageChanged } from '../events';
import { columnsOf } from '../messages/append-message';
import { readMessage } from '../messages/lock-message';
import { readDetails } from '../messages/message-details';

interface Answered {
  /** Nobody, of a chat whose person has gone. */
  personId: string | null;
  characterId: string;
  messageId: string;
}

/** Notes that a character has listened to what a person said aloud, with the answer to it. */
export async function noteHeard(
  context: DomainContext,
  trx: Knex.Transaction,
  { personId, characterId, messageId: id }: Answered,
): Promise<void> {
  const row = await trx('messages')
    .where({ id, type: 'audio', role: 'user', removed_at: null })
    .first<Pick<MessagesRow, 'details'> | undefined>('details');
  const details = row ? readDetails('audio', row.details) : null;
  if (details?.type !== 'audio' || details.isListened) return;
  await trx('messages')
    .where({ id })
    .update({ details: columnsOf({ ...details, isListened: true }).details });
  const message = await readMessage(context, trx, characterId, id);
  announce(trx, messageChanged, { personId, aggregateId: id }, { characterId, message });
}
