import type { Knex } from 'knex';
import type { Generation } from '../../generations/generation';
import { speechResultSchema } from '../../generations/schema';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { speechMade } from '../events';
import { announceChange } from '../messages/change-message';
import { messageSpeech } from '../messages/made-for-chat';
import type { MessageSpeech } from '../messages/message-speech';
import { findChatOfMessage } from '../messages/chat-of-message';
import { keepSpeechOf } from './keep-speech-of';

/**
 * Shows in the message that its speech is ready or has failed. A message that was removed meanwhile is
 * left unchanged.
 */
export async function showSpeech(
  context: DomainContext,
  trx: Knex.Transaction,
  { purpose, state, tokens, result, ...of }: Generation,
): Promise<void> {
  if (purpose !== messageSpeech || state === 'placed' || state === 'begun') return;
  const speech: MessageSpeech =
    state === 'done'
      ? { state: 'ready', ...speechResultSchema.parse(result) }
      : { state: 'failed', tokens };
  const { subjectId: id, userId, characterId } = of;
  const person = { kind: 'user', id: userId } as const;
  const chatId = await findChatOfMessage(trx, person, id);
  if (chatId === null || !(await keepSpeechOf(trx, { chatId, id }, speech))) return;
  await announceChange(context, trx, person, { id, chatId, characterId });
  if (state !== 'done') return;
  announce(trx, speechMade, { personId: userId, aggregateId: id }, { messageId: id });
}
