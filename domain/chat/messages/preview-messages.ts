import type { DomainContext } from '../../shared/context';
import type { MessagePlace } from './chat-of-message';
import { previewOf, readableWords, type StoredMessage } from './message';

/**
 * Returns a one-line preview of some messages of a person's chats, by id. Messages without words,
 * removed ones and those of other people have none.
 */
export async function previewMessages(
  { db, seal }: Pick<DomainContext, 'db' | 'seal'>,
  userId: string,
  places: readonly MessagePlace[],
): Promise<Map<string, string>> {
  if (places.length === 0) return new Map();
  const rows = await db('messages')
    .join('chats', 'chats.id', 'messages.chat_id')
    .where('chats.user_id', userId)
    // Replies to signs of danger are shown only in the open conversation.
    .whereNull('messages.referral')
    .whereIn(
      'messages.chat_id',
      places.map(({ chatId }) => chatId),
    )
    .whereIn(
      'messages.id',
      places.map(({ id }) => id),
    )
    .select<Pick<StoredMessage, 'id' | 'type' | 'details' | 'content' | 'sealed_content'>[]>(
      'messages.id',
      'messages.type',
      'messages.details',
      'messages.content',
      'messages.sealed_content',
    );
  const previews = rows.map((row) => [row.id, previewOf(readableWords(seal, row))] as const);
  return new Map(previews.filter(([, preview]) => preview !== ''));
}
