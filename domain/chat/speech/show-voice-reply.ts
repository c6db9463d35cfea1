import type { Knex } from 'knex';
import type { Generation } from '../../generations/generation';
import { speechResultSchema } from '../../generations/schema';
import type { DomainContext } from '../../shared/context';
import { columnsOf } from '../messages/append-message';
import { announceChange } from '../messages/change-message';
import { lockDetails } from '../messages/lock-details';
import { voiceReply } from '../messages/made-for-chat';
import type { MessageDetails } from '../messages/message-details';

/** Shows that a spoken reply is ready. If it failed, its text is shown instead, unlocked and free. */
export async function showVoiceReply(
  context: DomainContext,
  trx: Knex.Transaction,
  { purpose, state, subjectId: id, userId, characterId, result }: Generation,
): Promise<void> {
  if (purpose !== voiceReply || state === 'placed' || state === 'begun') return;
  const locked = await lockDetails(trx, { userId, id, type: 'audio' });
  if (!locked) return;
  const { chatId, details } = locked;
  const shown: MessageDetails | null =
    state === 'done' ? { ...details, ...speechResultSchema.parse(result), isMaking: false } : null;
  await trx('messages').where({ chat_id: chatId, id }).update(columnsOf(shown));
  await announceChange(context, trx, { kind: 'user', id: userId }, { id, chatId, characterId });
}
