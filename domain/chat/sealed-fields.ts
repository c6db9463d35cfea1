import type { SealedField } from '../shared/sealed-field';
import type { Knex } from 'knex';

/** What this area holds sealed. */
export const chatSealedFields: SealedField[] = [
  { table: 'messages', column: 'sealed_content', clear: 'content', within: 'chat_id' },
  { table: 'messages', column: 'sealed_gist', within: 'chat_id' },
  { table: 'video_messages', column: 'sealed_query' },
];

/** Forgets the last words of some chats that an earlier release kept in clear; answers of how many. */
export async function forgetSomePreviews(db: Knex, limit: number): Promise<number> {
  const kept = db('chats').whereNotNull('last_message_preview').limit(limit).select('id');
  return db('chats').whereIn('id', kept).update({ last_message_preview: null });
}
