import type { Knex } from 'knex';
import { resolveAgeStatus, type AgeStatus } from '../../age-checks/resolve-age-status';
import { placeGeneration } from '../../generations/place-generation';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import type { Person } from '../../shared/person';
import { transact } from '../../shared/transactions/transact';
import { findSubscriptionEnd } from '../../subscriptions/find-subscription-end';
import { findVoice } from '../../voices/find-voice';
import { defineTransferReason } from '../../wallet/schema';
import { lockChatOfMessage } from '../chats/lock-chat';
import { announceChange } from '../messages/change-message';
import { readMessage } from '../messages/lock-message';
import { messageSpeech } from '../messages/made-for-chat';
import { refuse, type Refusal } from '../refusals';
import { chatSettings } from '../settings';
import { decideSpeech, type RefusedSpeech } from './decide-speech';
import { keepSpeechOf } from './keep-speech-of';
import { announceRefusal } from './announce-refusal';

const textToSpeech = defineTransferReason('text_to_speech');

interface RequestInput {
  userId: string;
  messageId: string;
  /** The number of tokens that the person has confirmed. */
  confirmed?: number | undefined;
  country?: string | undefined;
  isOverLimit?: boolean | undefined;
}

export type OrderedSpeech =
  | { ok: true }
  | RefusedSpeech
  | Refusal<'insufficient-balance' | 'spending-limit' | 'confirmation-needed' | 'generation-limit'>;

/**
 * Orders speech for a character's message, in the character's voice. Holds the tokens until it is ready
 * and refunds them if it fails. Repeated or concurrent calls generate and charge it once.
 */
export async function orderSpeech(
  context: DomainContext,
  request: RequestInput,
): Promise<OrderedSpeech> {
  const person = { kind: 'user', id: request.userId } as const;
  const ageStatus = await resolveAgeStatus(context, person, request.country);
  return transact(context, (trx) => order(context, trx, request, ageStatus));
}

/**
 * Orders speech for a request by socket, and announces a refusal there. A visitor has no tokens and
 * needs an account.
 */
export async function orderSpeechOnSocket(
  context: DomainContext,
  { person, ...request }: Omit<RequestInput, 'userId'> & { person: Person },
): Promise<OrderedSpeech | Refusal<'trial-ended'>> {
  const ordered =
    person.kind === 'user'
      ? await orderSpeech(context, { ...request, userId: person.id })
      : refuse('trial-ended');
  if (!ordered.ok) await announceRefusal(context, person, 'text_to_speech', ordered);
  return ordered;
}

async function order(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, messageId, confirmed, isOverLimit = false }: RequestInput,
  ageStatus: AgeStatus,
): Promise<OrderedSpeech> {
  const person = { kind: 'user', id: userId } as const;
  const chat = await lockChatOfMessage(trx, person, messageId);
  if (!chat) return refuse('no-such-message');
  const { characterId, creatorId } = chat;
  const message = await readMessage(context, trx, {
    id: messageId,
    chatId: chat.id,
    characterId,
  });
  const decided = decideSpeech({ message, chat, ageStatus, isOverLimit });
  if (!decided.ok) return decided;
  if (decided.isAlreadyOrdered) return { ok: true };
  const voice = await findVoice({ ...context, db: trx }, characterId);
  if (voice === null) return refuse('no-such-character');
  const { text_to_speech_price: tokens } = await context.settings(chatSettings);
  const placed = await placeGeneration(context, trx, {
    userId,
    characterId,
    creatorId,
    kind: 'speech',
    order: { text: message.content, voice, personId: userId },
    purpose: messageSpeech,
    subjectId: messageId,
    // A failed order is placed again under a new key; the chat's lock serialises concurrent calls.
    idempotencyKey: newId(),
    tokens,
    reason: textToSpeech,
    isSubscriber: (await findSubscriptionEnd(trx, userId, context.now())) !== null,
    confirmed,
  });
  if (!placed.ok) return placed;
  await keepSpeechOf(trx, message, { state: 'making', tokens });
  await announceChange(context, trx, person, message);
  return { ok: true };
}
