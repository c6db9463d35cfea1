import type { Knex } from 'knex';
import type { VideoMessagesRow } from '~/db/rows';
import { letGoOfGenerations } from '../../generations/let-go';
import type { DomainContext } from '../../shared/context';
import { chatVideo } from '../messages/made-for-chat';
import { announceRemoved } from './leave-video';

/**
 * Releases the videos of removed messages in the caller's transaction, with their generations, open
 * offers and request texts. The record that the person had one stays, because only the first is free.
 */
export async function letGoOfVideos(
  context: DomainContext,
  trx: Knex.Transaction,
  of: { message_id: string } | { chat_id: string },
): Promise<void> {
  const rows = await trx('video_messages')
    .where(of)
    .orderBy('id')
    .forUpdate()
    .select<VideoMessagesRow[]>('*');
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await trx('video_messages')
    .whereIn('id', ids)
    .update({
      state: trx.raw("case state when 'pending' then 'rejected' else state end"),
      dismissed_at: trx.raw('coalesce(dismissed_at, ?)', [context.now()]),
      sealed_query: null,
    });
  await letGoOfGenerations(context, trx, { purposes: [chatVideo], subjects: ids });
  for (const { id, user_id: userId, idempotency_key: idempotencyKey, ...row } of rows) {
    if (row.dismissed_at !== null || row.state === 'rejected') continue;
    announceRemoved(trx, { userId, idempotencyKey }, id);
  }
}
