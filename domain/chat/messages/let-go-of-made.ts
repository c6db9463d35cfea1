import type { Knex } from 'knex';
import { letGoOfGenerations } from '../../generations/let-go';
import type { DomainContext } from '../../shared/context';
import { letGoOfVideos } from '../videos/let-go-of-videos';
import type { RemovedMessage } from './remove-some';
import { chatPhoto, messageSpeech, voiceReply } from './made-for-chat';

/** What is made for messages, and names the message it is shown by. */
const purposes = [chatPhoto, messageSpeech, voiceReply] as const;

/** A message is gone for good, in the caller's transaction: so is what was made, or is made, for it. */
export async function letGoOfMadeForMessage(
  context: DomainContext,
  trx: Knex.Transaction,
  messageId: string,
): Promise<void> {
  await letGoOfGenerations(context, trx, { purposes, subjects: [messageId] });
  await letGoOfVideos(context, trx, { message_id: messageId });
}

/** The same of messages that are removed in the caller's transaction, of which most carry nothing. */
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
 * All that was said in a chat is about to go: what is being made for it is let go of in the caller's
 * transaction, with its videos; what was made goes with its message.
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
