import type { Knex } from 'knex';

/** A renewal that its owner pays by hand and that fails is no try of the schedule. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table payments add column is_by_buyer boolean not null default false`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`alter table payments drop column is_by_buyer`);
}
