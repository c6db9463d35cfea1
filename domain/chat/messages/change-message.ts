import type { Knex } from 'knex';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { defineHook } from '../../shared/hooks';
import type { Person } from '../../shared/person';
import { transact } from '../../shared/transactions/transact';
import { endReply } from '../reply/end-reply';
import { messageChanged } from '../events';
import type { MessagePlace } from './chat-of-message';
import { letGoOfMadeForMessage } from './let-go-of-made';
import { lockMessage, readMessage, type MessageOfCharacter } from './lock-message';
import { sealWords } from './message';
import type { Reaction } from './reactions';
import { letGoOfRecording } from '../voice/recording-rows';
import { refuse, type Refusal } from '../refusals';
import type { Message } from '../schema';

/** The content of a message was erased; data derived from it must be removed too. */
export const messageErased = defineHook<{ chatId: string; messageId: string }>(
  'chat.message-erased',
);

type Changed = { ok: true; message: Message } | Refusal<'no-such-message'>;

/** Sets the reaction to a message of the person's own chat; null removes it. */
export function reactToMessage(
  context: DomainContext,
  person: Person,
  { messageId, reaction }: { messageId: string; reaction: Reaction | null },
): Promise<Changed> {
  return change(context, person, messageId, (trx, { chatId }) =>
    trx('messages').where({ chat_id: chatId, id: messageId }).update({ reaction }),
  );
}

/**
 * Removes a message from the person's own chat: erases its words and content for good, so that no
 * reply is written from them. A pending reply is cancelled and refunded. The message keeps its seq.
 * Safe to repeat.
 */
export function removeMessage(
  context: DomainContext,
  person: Person,
  messageId: string,
): Promise<Changed> {
  return change(context, person, messageId, async (trx, place) => {
    await endReply(context, trx, person, messageId);
    await eraseMessage(context, trx, place);
  });
}

/** Erases a message in the caller's transaction, which holds the chat's lock. */
export async function eraseMessage(
  context: DomainContext,
  trx: Knex.Transaction,
  { chatId, id: messageId }: MessagePlace,
): Promise<void> {
  const erased = await trx('messages')
    .where({ chat_id: chatId, id: messageId, removed_at: null })
    .update({
      removed_at: context.now(),
      content: null,
      sealed_content: sealWords(context.seal, messageId, ''),
      sealed_gist: null,
      details: null,
      speech: null,
      referral: null,
      reaction: null,
      reply_to_id: null,
      quoted_id: null,
    });
  if (erased === 0) return;
  await letGoOfRecording(trx, messageId);
  await letGoOfMadeForMessage(context, trx, messageId);
  await context.hooks.run(messageErased, trx, { chatId, messageId });
}

async function change(
  context: DomainContext,
  person: Person,
  messageId: string,
  carryOut: (trx: Knex.Transaction, place: MessagePlace) => Promise<unknown>,
): Promise<Changed> {
  return transact(context, async (trx) => {
    const found = await lockMessage(context, trx, person, messageId);
    if (!found) return refuse('no-such-message');
    if (found.isRemoved) return { ok: true, message: found };
    await carryOut(trx, found);
    const message = await announceChange(context, trx, person, found);
    return { ok: true, message };
  });
}

/** Sends the new state of a message to the person's pages. */
export async function announceChange(
  context: DomainContext,
  trx: Knex.Transaction,
  person: Person,
  changed: MessageOfCharacter,
): Promise<Message> {
  const { id, characterId } = changed;
  const message = await readMessage(context, trx, changed);
  announce(trx, messageChanged, { personId: person.id, aggregateId: id }, { characterId, message });
  return message;
}
