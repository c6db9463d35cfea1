import type { Knex } from 'knex';

/** What somebody had read to them of a message: that it is being made, where it lies, or that it failed. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table messages add column speech jsonb');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table messages drop column speech');
}
