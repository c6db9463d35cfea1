import type { Knex } from 'knex';

/** What a message carries beside its words, and which other it answers by quoting it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table messages
      -- By the message's type; nothing of what somebody wrote.
      add column details jsonb,
      add column quoted_id uuid references messages (id) on delete set null;
    -- For the quotes of a message that goes.
    create index messages_quoted on messages (quoted_id) where quoted_id is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table messages drop column quoted_id, drop column details;
  `);
}
