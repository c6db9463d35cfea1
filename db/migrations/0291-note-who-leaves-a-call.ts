import type { Knex } from 'knex';

/** Notes that the page of a call was left: a line that does not come back then was not lost. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table voice_calls add column left_at timestamptz');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table voice_calls drop column left_at');
}
