import type { Knex } from 'knex';
import { letGoOfGenerations } from '../../generations/let-go';
import type { DomainContext } from '../../shared/context';
import { chatPhoto } from './chat-photo';

/** All that was said in a chat goes with the caller's transaction: so does what was made for it. */
export function letGoOfPhotos(
  context: DomainContext,
  trx: Knex.Transaction,
  chatId: string,
): Promise<void> {
  const subjects = trx('messages').where({ chat_id: chatId, type: 'image' }).select('id');
  return letGoOfGenerations(context, trx, { purpose: chatPhoto, subjects });
}
