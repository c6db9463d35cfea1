import type { Knex } from 'knex';

/**
 * A model may be asked for lines that somebody could say next: once for a message, whose place is
 * noted, and counted as a purpose of its own.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table chats add column suggested_seq integer not null default 0;
    alter table model_calls drop constraint model_calls_purpose_check;
    alter table model_calls add constraint model_calls_purpose_check
      check (purpose in ('reply', 'follow_up', 'summary', 'facts', 'moderation', 'replies'));
  `);
}

/** Only while none was asked for. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table model_calls drop constraint model_calls_purpose_check;
    alter table model_calls add constraint model_calls_purpose_check
      check (purpose in ('reply', 'follow_up', 'summary', 'facts', 'moderation'));
    alter table chats drop column suggested_seq;
  `);
}
