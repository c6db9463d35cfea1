import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table idempotent_requests (
      id uuid primary key,
      -- A user, a visitor or a member of staff; for anybody else an id made from where they ask.
      caller_id uuid not null,
      key text not null,
      call text not null,
      fingerprint text not null,
      state text not null default 'in_flight' check (state in ('in_flight', 'done')),
      attempt integer not null default 1,
      leased_until timestamptz,
      status smallint,
      -- Answers hold words and names of people: readable only with the seal key.
      sealed_answer text,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      unique (caller_id, key),
      check ((state = 'done') = (status is not null)),
      check ((state = 'done') = (sealed_answer is not null))
    );
    -- What the maintenance removes.
    create index idempotent_requests_expiry on idempotent_requests (expires_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table idempotent_requests');
}
