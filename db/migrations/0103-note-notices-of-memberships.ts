import type { Knex } from 'knex';

/** Whoever belongs to a club is told before they pay again, once for each period. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table fanclub_memberships
      -- The end of the latest period whose renewal was announced.
      add column noticed_until timestamptz;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table fanclub_memberships drop column noticed_until');
}
