import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- SHA-256 of tokens that somebody signed in with, until they are too old to be believed.
    create table used_id_tokens (
      digest bytea primary key,
      used_at timestamptz not null
    );
    create index used_id_tokens_age on used_id_tokens (used_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table used_id_tokens');
}
