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

    -- The one truth of 'is premium': when the subscription that runs at a time ends, or null.
    create function subscription_end(person uuid, at timestamptz) returns timestamptz
    language sql stable as $$
      select max(expires_at) from subscriptions
       where user_id = person and started_at <= at and expires_at > at
    $$;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop function subscription_end(uuid, timestamptz);
    drop table subscriptions;
  `);
}
