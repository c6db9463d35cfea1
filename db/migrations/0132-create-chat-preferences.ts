import type { Knex } from 'knex';

/** How somebody likes to be answered, in each chat by itself. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table chat_preferences (
      chat_id uuid primary key references chats (id) on delete cascade,
      length text not null check (length in ('short', 'medium', 'long')),
      style text not null check (style in ('plain', 'playful')),
      -- BCP 47; null for the language of the last message.
      language text,
      updated_at timestamptz not null
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table chat_preferences');
}
