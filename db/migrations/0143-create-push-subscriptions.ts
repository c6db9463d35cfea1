import type { Knex } from 'knex';

/** One row a device that wants to be told with its browser closed. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table push_subscriptions (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      -- It ends with the session it was given in.
      session_id uuid not null,
      -- A keyed hash of the endpoint, which is a secret: whoever knows it can send to the device.
      endpoint_mark text not null unique,
      sealed_subscription text not null,
      device text,
      -- The fact it was told last, so that a job that is repeated tells nothing twice.
      told_fact_id uuid,
      failures smallint not null default 0,
      expires_at timestamptz,
      created_at timestamptz not null
    );
    create index push_subscriptions_user on push_subscriptions (user_id);
    create index push_subscriptions_session on push_subscriptions (session_id);
    create index push_subscriptions_expiry on push_subscriptions (expires_at)
      where expires_at is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table push_subscriptions');
}
