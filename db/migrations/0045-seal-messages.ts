import type { Knex } from 'knex';

/**
 * What people say lies sealed. Rows from before keep their words in clear until `keys:rotate` has
 * been by; the chat list reads the last message itself, so a preview is written no more.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table messages
      alter column content drop not null,
      add column sealed_content text,
      add constraint messages_words check (num_nonnulls(content, sealed_content) = 1);
  `);
}

/** Refused once messages are sealed: their words would be lost. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table messages
      alter column content set not null,
      drop constraint messages_words,
      drop column sealed_content;
  `);
}
