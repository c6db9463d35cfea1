import type { Knex } from 'knex';

/** Forgets the last words of some chats that an earlier release kept in clear; answers of how many. */
export async function forgetSomePreviews(db: Knex, limit: number): Promise<number> {
  const kept = db('chats').whereNotNull('last_message_preview').limit(limit).select('id');
  return db('chats').whereIn('id', kept).update({ last_message_preview: null });
}
