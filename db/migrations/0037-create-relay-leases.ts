import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Who relays a partition, and until when; all times are this server's.
    create table relay_leases (
      partition smallint primary key,
      holder uuid not null,
      -- Grows with every holder: Redis refuses what a former one still says.
      epoch bigint not null,
      expires_at timestamptz not null,
      -- Names of the events that the holder can relay: a release that knows more takes over.
      knows text[] not null
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table relay_leases');
}
