import type { Knex } from 'knex';

/** What a person does to a message: a reaction, taking it away for themselves, asking for it anew. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table messages
      add column reaction text
        check (reaction in ('heart', 'laugh', 'fire', 'thumbs_up', 'sad', 'wow')),
      -- Its words are gone; the row keeps its place in the order.
      add column removed_at timestamptz,
      add column edited_at timestamptz;
    alter table replies
      -- How often its answer was asked for anew.
      add column retries integer not null default 0 check (retries >= 0);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table replies drop column retries;
    alter table messages drop column edited_at, drop column removed_at, drop column reaction;
  `);
}
