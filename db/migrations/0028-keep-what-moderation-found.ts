import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table moderation_flags
      -- Which layer of the filter found it, and how sure it was; unknown of earlier flags.
      add column layer text,
      add column score real check (score between 0 and 1);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table moderation_flags drop column layer, drop column score');
}
