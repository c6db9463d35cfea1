import type { Knex } from 'knex';
import { letGoOfGenerations } from '../../generations/let-go';
import type { DomainContext } from '../../shared/context';
import { letGoOfVideos } from '../videos/let-go-of-videos';
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

/** All that was said in a chat goes with the caller's transaction: so does what was made for it. */
export async function letGoOfMadeForChat(
  context: DomainContext,
  trx: Knex.Transaction,
  chatId: string,
): Promise<void> {
  const carrying = trx('messages')
    .where({ chat_id: chatId })
    .where((made) => made.whereIn('type', ['image', 'audio']).orWhereNotNull('speech'))
    .select('id');
  await letGoOfGenerations(context, trx, { purposes, subjects: carrying });
  await letGoOfVideos(context, trx, { chat_id: chatId });
}
