import type { Knex } from 'knex';

/** What stayed of a call, sealed like its transcript, in the message that sums it up. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table messages add column sealed_gist text');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table messages drop column sealed_gist');
}
