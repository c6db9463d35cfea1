import type { Knex } from 'knex';
import { placeGeneration } from '../../generations/place-generation';
import type { DomainContext } from '../../shared/context';
import { findSubscriptionEnd } from '../../subscriptions/find-subscription-end';
import { findVoice } from '../../voices/find-voice';
import { columnsOf } from '../messages/append-message';
import { readMessage } from '../messages/lock-message';
import { voiceReply } from '../messages/made-for-chat';
import type { MessageDetails } from '../messages/message-details';
import type { Message } from '../schema';
import { chatSettings } from '../settings';
import { unlockReason } from './unlock-audio';

/**
 * Orders speech for a reply that was just stored, which replaces its text: generation is free, and
 * unlocking has a price. Returns the message, unchanged if no voice is available.
 */
export async function sayAloud(
  context: DomainContext,
  trx: Knex.Transaction,
  userId: string,
  message: Message,
): Promise<Message> {
  const { id, chatId, characterId, content: text } = message;
  const voice = await findVoice({ ...context, db: trx }, characterId);
  if (voice === null) return message;
  const placed = await placeGeneration(context, trx, {
    userId,
    characterId,
    creatorId: null,
    kind: 'speech',
    order: { text, voice, personId: userId },
    purpose: voiceReply,
    subjectId: id,
    idempotencyKey: `voice-reply:${id}`,
    tokens: 0,
    reason: unlockReason,
    isSubscriber: (await findSubscriptionEnd(trx, userId, context.now())) !== null,
  });
  if (!placed.ok) return message;
  const { private_audio_price: price } = await context.settings(chatSettings);
  await trx('messages')
    .where({ chat_id: chatId, id })
    .update(columnsOf(beingMade(price)));
  return readMessage(context, trx, message);
}

const beingMade = (price: number): MessageDetails => ({
  type: 'audio',
  seconds: 0,
  peaks: [],
  storageKey: null,
  isMaking: true,
  isListened: false,
  unlockPrice: price === 0 ? null : price,
  isUnlocked: price === 0,
});
