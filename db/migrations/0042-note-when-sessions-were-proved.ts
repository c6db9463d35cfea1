import type { Knex } from 'knex';

/** When a session last proved who is there; one of an earlier release has to prove it anew. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table sessions add column proved_at timestamptz');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table sessions drop column proved_at');
}
