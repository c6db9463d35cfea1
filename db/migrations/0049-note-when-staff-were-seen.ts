import type { Knex } from 'knex';

/** When a session of staff was last used, to the minute; null until then. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table staff_sessions add column seen_at timestamptz');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table staff_sessions drop column seen_at');
}
