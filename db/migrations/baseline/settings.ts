import type { Knex } from 'knex';

/** Settings, feature flags, and which variants of experiments people were given. */
export async function createSettings(knex: Knex): Promise<void> {
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

    create table experiment_reports (
      user_id uuid not null references users (id) on delete cascade,
      name text not null check (length(name) <= 100),
      value text not null check (length(value) <= 100),
      first_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (user_id, name)
    );
  `);
}
