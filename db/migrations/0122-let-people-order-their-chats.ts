import type { Knex } from 'knex';

/** What a person has made of a chat in their list; nothing of it concerns what is said there. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table chats
      add column pinned_at timestamptz,
      add column muted_at timestamptz,
      add column archived_at timestamptz;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table chats drop column archived_at, drop column muted_at, drop column pinned_at;
  `);
}
