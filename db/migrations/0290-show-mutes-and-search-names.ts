import type { Knex } from 'knex';

/** Shows to notifications which chats are muted, and to the list of chats the names that are searched. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create or replace view chat_readings as
      select id as chat_id, user_id, character_id, read_seq, opened_at is not null as is_in_view,
             muted_at is not null as is_muted
        from chats where user_id is not null;
    create or replace view character_profiles as
      select id, slug, name, type, origin, style, category, badge, gender, age, occupation, place,
             tagline, bio, greeting, persona, owner_user_id, available_for_calls, is_live,
             is_published, is_recommended, random_order, created_at, search_name
        from characters`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view chat_readings;
    create view chat_readings as
      select id as chat_id, user_id, character_id, read_seq, opened_at is not null as is_in_view
        from chats where user_id is not null;
    drop view character_profiles;
    create view character_profiles as
      select id, slug, name, type, origin, style, category, badge, gender, age, occupation, place,
             tagline, bio, greeting, persona, owner_user_id, available_for_calls, is_live,
             is_published, is_recommended, random_order, created_at
        from characters`);
}
