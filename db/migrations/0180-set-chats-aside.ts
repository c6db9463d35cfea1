import type { Knex } from 'knex';

/**
 * Somebody may begin anew with a character and keep what was said: of their chats with one, all but
 * one are set aside.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table chats add column set_aside_at timestamptz;
    drop index chats_user_character;
    drop index chats_guest_character;
    create unique index chats_user_character on chats (user_id, character_id)
      where user_id is not null and set_aside_at is null;
    create unique index chats_guest_character on chats (guest_id, character_id)
      where guest_id is not null and set_aside_at is null;
    -- The chats that somebody set aside with a character, talked in last first.
    create index chats_user_set_aside
      on chats (user_id, character_id, last_message_at desc, id desc)
      where user_id is not null and set_aside_at is not null;
    create index chats_guest_set_aside
      on chats (guest_id, character_id, last_message_at desc, id desc)
      where guest_id is not null and set_aside_at is not null;
  `);
}

/** Only while nobody has begun anew. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index chats_user_set_aside;
    drop index chats_guest_set_aside;
    drop index chats_user_character;
    drop index chats_guest_character;
    create unique index chats_user_character on chats (user_id, character_id)
      where user_id is not null;
    create unique index chats_guest_character on chats (guest_id, character_id)
      where guest_id is not null;
    alter table chats drop column set_aside_at;
  `);
}
