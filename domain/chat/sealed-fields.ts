import type { SealedField } from '../shared/sealed-field';
import type { Knex } from 'knex';

/** The sealed columns of this area. */
export const chatSealedFields: SealedField[] = [
  { table: 'messages', column: 'sealed_content', clear: 'content', within: 'chat_id' },
  { table: 'messages', column: 'sealed_gist', within: 'chat_id' },
  { table: 'author_trials', column: 'sealed_content' },
  { table: 'video_messages', column: 'sealed_query' },
];

/**
 * Deletes previews that an earlier release stored in plain text, for a limited number of chats. Returns
 * the number of chats.
 */
export async function forgetSomePreviews(db: Knex, limit: number): Promise<number> {
  const kept = db('chats').whereNotNull('last_message_preview').limit(limit).select('id');
  return db('chats').whereIn('id', kept).update({ last_message_preview: null });
}
