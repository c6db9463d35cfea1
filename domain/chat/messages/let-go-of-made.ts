import type { Knex } from 'knex';
import { letGoOfGenerations } from '../../generations/let-go';
import type { DomainContext } from '../../shared/context';
import { letGoOfVideos } from '../videos/let-go-of-videos';
import type { RemovedMessage } from './remove-some';
import { chatPhoto, messageSpeech, voiceReply } from './made-for-chat';

/** Purposes of generations whose subject is the message that shows them. */
const purposes = [chatPhoto, messageSpeech, voiceReply] as const;

/**
 * Releases the generations and videos of an erased message, finished or not, in the caller's
 * transaction.
 */
export async function letGoOfMadeForMessage(
  context: DomainContext,
  trx: Knex.Transaction,
  messageId: string,
): Promise<void> {
  await letGoOfGenerations(context, trx, { purposes, subjects: [messageId] });
  await letGoOfVideos(context, trx, { message_id: messageId });
}

/** Releases the generations of messages that the caller's transaction removes. Most messages have none. */
export async function letGoOfMadeForMessages(
  context: DomainContext,
  trx: Knex.Transaction,
  messages: readonly RemovedMessage[],
): Promise<void> {
  const carrying = messages.filter(
    ({ type, has_speech }) => type === 'image' || type === 'audio' || has_speech,
  );
  if (carrying.length === 0) return;
  const subjects = carrying.map(({ id }) => id);
  await letGoOfGenerations(context, trx, { purposes, subjects });
}

/**
 * Releases unfinished generations and the videos of a chat whose messages are about to be removed, in
 * the caller's transaction. Finished ones are released with their messages.
 */
export async function letGoOfBeingMade(
  context: DomainContext,
  trx: Knex.Transaction,
  chatId: string,
): Promise<void> {
  const waiting = trx('messages')
    .where({ chat_id: chatId })
    .where((made) =>
      made
        .whereRaw("type = 'image' and details->>'making' is not null")
        .orWhereRaw("type = 'audio' and (details->>'isMaking')::boolean")
        .orWhereRaw("speech->>'state' = 'making'"),
    )
    .select('id');
  await letGoOfGenerations(context, trx, { purposes, subjects: waiting });
  await letGoOfVideos(context, trx, { chat_id: chatId });
}
