import type { Knex } from 'knex';

/**
 * Chats no longer keep their last words in clear beside the sealed ones. The column stays for one
 * release: processes of the one before write it with every message and would fail without it.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    'update chats set last_message_preview = null where last_message_preview is not null',
  );
}

/** What was forgotten does not come back, and is missed by nobody: messages hold the words. */
export function down(): Promise<void> {
  return Promise.resolve();
}
