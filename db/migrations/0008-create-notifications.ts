import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table notifications (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      name text not null,
      payload jsonb not null default '{}',
      read_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index notifications_user on notifications (user_id, created_at desc, id desc);
    create index notifications_unread on notifications (user_id) where read_at is null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table notifications');
}
