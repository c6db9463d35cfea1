import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table replies
      -- Of the request that sent the message; every attempt at its reply carries it.
      add column request_id text,
      -- How often the model was asked in vain; attempts counts every lease.
      add column failures integer not null default 0,
      -- Not before this is the reply tried again.
      add column next_attempt_at timestamptz;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    'alter table replies drop column request_id, drop column failures, drop column next_attempt_at',
  );
}
