import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table subscriptions (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      plan text not null,
      started_at timestamptz not null default now(),
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      check (expires_at > started_at)
    );
    -- Whether somebody is premium: the latest end of theirs.
    create index subscriptions_user on subscriptions (user_id, expires_at desc);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table subscriptions');
}
