import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table email_unsubscribes (
      address text primary key check (address = lower(address) and length(address) <= 254),
      created_at timestamptz not null
    );
    -- The back office lists them, the newest first.
    create index email_unsubscribes_newest on email_unsubscribes (created_at desc, address);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table email_unsubscribes');
}
