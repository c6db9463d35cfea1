import type { Knex } from 'knex';

/**
 * A report may be of one message. It names it without a reference: what is reported may be deleted,
 * and stays in the report as evidence.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table cases add column message_id uuid;
    drop index cases_report;
    create unique index cases_report on cases (character_id, user_id, reason, post_id, message_id)
      nulls not distinct
      where character_id is not null and user_id is not null and state <> 'resolved';
  `);
}

/** Only while no message was reported beside its character. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index cases_report;
    create unique index cases_report on cases (character_id, user_id, reason, post_id)
      nulls not distinct
      where character_id is not null and user_id is not null and state <> 'resolved';
    alter table cases drop column message_id;
  `);
}
