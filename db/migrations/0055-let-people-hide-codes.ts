import type { Knex } from 'knex';

/** Whether somebody wants no code in what a locked screen shows of a mail. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table users add column hides_codes boolean not null default false');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table users drop column hides_codes');
}
