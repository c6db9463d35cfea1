import type { Knex } from 'knex';

/** Whether a call's tokens are estimated, as all were until servers were asked for theirs. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table model_calls add column is_estimated boolean not null default true');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table model_calls drop column is_estimated');
}
