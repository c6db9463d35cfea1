import type { Knex } from 'knex';

/** The gallery of a chat reads its pictures alone, the newest first, however much was said. */
export const config = { transaction: false };

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index concurrently if not exists messages_pictures
      on messages (chat_id, sent_at desc, id desc)
      where removed_at is null and type in ('image', 'video', 'gift_for_tip', 'post_message')
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index concurrently if exists messages_pictures');
}
