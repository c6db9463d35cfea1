import type { Knex } from 'knex';

/** By what whoever draws photos draws a character's face, in that party's own terms. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table characters add column likeness jsonb');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table characters drop column likeness');
}
