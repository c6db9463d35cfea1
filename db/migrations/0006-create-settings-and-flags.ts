import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table settings (
      key text primary key,
      value jsonb not null,
      updated_at timestamptz not null default now()
    );
    create table feature_flags (
      key text primary key,
      is_enabled boolean not null default false,
      is_for_test_users_only boolean not null default false,
      variants jsonb not null default '{}',
      updated_at timestamptz not null default now()
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table feature_flags, settings');
}
