import type { Knex } from 'knex';

/** Tips and the gifts that answer them are counted and read without the rest of their chat. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `create index messages_tips on messages (chat_id, type) where type in ('tip', 'gift_for_tip')`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index messages_tips');
}
