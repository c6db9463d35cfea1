import type { Knex } from 'knex';

/** The gallery of a chat reads what was said aloud in it alone, the newest first. */
export const config = { transaction: false };

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index concurrently if not exists messages_voices
      on messages (chat_id, sent_at desc, id desc)
      where removed_at is null and type = 'audio'
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index concurrently if exists messages_voices');
}
