import type { Knex } from 'knex';
import type { MessagesRow } from '~/db/rows';
import type { PictureDetails } from '../gallery/gallery-entry';
import { readDetails } from '../messages/message-details';

/** Returns the picture of a message; null if it has none or was removed from its chat. */
export async function findPicture(
  db: Knex,
  { chatId, id }: { chatId: string | Knex.Raw; id: string },
): Promise<PictureDetails | null> {
  const row = await db('messages')
    .where('chat_id', chatId)
    .where({ id, removed_at: null })
    .first<Pick<MessagesRow, 'type' | 'details'> | undefined>('type', 'details');
  const details = row ? readDetails(row.type, row.details) : null;
  return details && 'folder' in details ? details : null;
}
