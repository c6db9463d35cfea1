import type { Knex } from 'knex';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { lockChat } from '../chats/lock-chat';
import { momentNoted } from '../events';
import { appendUserMessage } from '../messages/append-message';
import { isKeyUsed } from '../messages/is-key-used';
import { toMessage } from '../messages/message';
import type { MessageDetails } from '../messages/message-details';
import { free } from '../send/charge';

interface CallThatWas extends Omit<
  Extract<MessageDetails, { type: 'voice_call_summary' }>,
  'type' | 'callId'
> {
  userId: string;
  characterId: string;
  callId: string;
  /** The transcript, as far as it is kept; empty if nothing is kept. */
  transcript: string;
}

/**
 * Adds a call to the chat of the person and the character, with the transcript as far as it is kept, in
 * the given transaction: once per call, free and without a reply. Does nothing if they no longer have a
 * chat.
 */
export async function appendCallSummary(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, characterId, callId, transcript, ...call }: CallThatWas,
): Promise<void> {
  const chat = await lockChat(trx, { kind: 'user', id: userId }, characterId);
  if (!chat) return;
  const key = `voice-call:${callId}`;
  if (await isKeyUsed(trx, { chatId: chat.id, senderId: userId, key })) return;
  const row = await appendUserMessage(context, trx, {
    id: chat.messageId,
    chatId: chat.id,
    lastSeq: chat.lastSeq,
    senderId: userId,
    content: transcript,
    details: { type: 'voice_call_summary', ...call, callId },
    idempotencyKey: key,
    charge: free,
    due: null,
    now: context.now(),
  });
  announce(
    trx,
    momentNoted,
    { personId: userId, aggregateId: row.id },
    { characterId, message: toMessage(row, characterId) },
  );
}
