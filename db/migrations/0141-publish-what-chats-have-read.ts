import type { Knex } from 'knex';

/** Whoever tells people of messages asks whether they have seen them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create view chat_readings as
      select id as chat_id, user_id, character_id, read_seq, opened_at is not null as is_in_view
        from chats where user_id is not null;
    revoke insert, update, delete, truncate on chat_readings from nocturne_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop view chat_readings');
}
