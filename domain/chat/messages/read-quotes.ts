import type { MessagesRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import { previewOf, readableWords, type StoredMessage } from './message';
import type { Quote } from '../schema';

type QuotedRow = Pick<
  StoredMessage,
  'id' | 'seq' | 'role' | 'type' | 'details' | 'content' | 'sealed_content'
>;

/** Returns the quoted messages by id. Messages of other chats cannot be quoted. */
export async function readQuotes(
  { db, seal }: Pick<DomainContext, 'db' | 'seal'>,
  messages: readonly Pick<MessagesRow, 'chat_id' | 'quoted_id'>[],
): Promise<Map<string, Quote>> {
  const ids = messages.flatMap(({ quoted_id }) => quoted_id ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db('messages')
    .whereIn('id', ids)
    .whereIn('chat_id', [...new Set(messages.map(({ chat_id }) => chat_id))])
    .select<QuotedRow[]>('id', 'seq', 'role', 'type', 'details', 'content', 'sealed_content');
  return new Map(
    rows.map((row) => {
      const { id, seq, role, type } = row;
      return [id, { id, seq, role, type, preview: previewOf(readableWords(seal, row)) }];
    }),
  );
}
