import type { Knex } from 'knex';
import type { MessagesRow } from '~/db/rows';
import type { Generation } from '../../generations/generation';
import { speechResultSchema } from '../../generations/schema';
import type { DomainContext } from '../../shared/context';
import { columnsOf } from '../messages/append-message';
import { announceChange } from '../messages/change-message';
import { findChatOfMessage } from '../messages/chat-of-message';
import { voiceReply } from '../messages/made-for-chat';
import { readDetails, type MessageDetails } from '../messages/message-details';

/**
 * Shows that what a character was asked to say aloud is there; where nothing came of it their words stand
 * in its place, open and free.
 */
export async function showVoiceReply(
  context: DomainContext,
  trx: Knex.Transaction,
  { purpose, state, subjectId: id, userId, characterId, result }: Generation,
): Promise<void> {
  if (purpose !== voiceReply || state === 'placed' || state === 'begun') return;
  const person = { kind: 'user', id: userId } as const;
  const chatId = await findChatOfMessage(trx, person, id);
  if (chatId === null) return;
  const row = await trx('messages')
    .where({ chat_id: chatId, id, removed_at: null })
    .forUpdate()
    .first<Pick<MessagesRow, 'details'> | undefined>('details');
  const details = row ? readDetails('audio', row.details) : null;
  if (details?.type !== 'audio') return;
  const shown: MessageDetails | null =
    state === 'done' ? { ...details, ...speechResultSchema.parse(result), isMaking: false } : null;
  await trx('messages').where({ chat_id: chatId, id }).update(columnsOf(shown));
  await announceChange(context, trx, person, { id, chatId, characterId });
}
