import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table outbox (
      id bigint generated always as identity primary key,
      partition smallint not null,
      event_id uuid not null,
      name text not null,
      person_id uuid,
      aggregate_id uuid not null,
      version bigint not null,
      payload jsonb not null,
      request_id text,
      created_at timestamptz not null default now(),
      published_at timestamptz
    );
    -- What the relay reads next.
    create index outbox_unpublished on outbox (partition, id) where published_at is null;
    -- What is relayed again after Redis lost its memory, and what is trimmed.
    create index outbox_published on outbox (published_at) where published_at is not null;

    -- Which Redis the relay last spoke to: another run id means that its memory may be gone.
    create table relay_state (
      partition smallint primary key,
      redis_run_id text not null
    );

    create table inbox (
      id uuid primary key,
      provider text not null,
      event_id text not null,
      payload jsonb not null,
      received_at timestamptz not null default now(),
      applied_at timestamptz,
      unique (provider, event_id)
    );
    create index inbox_due on inbox (received_at) where applied_at is null;

    create table mail_deliveries (
      event_id uuid primary key,
      template text not null,
      attempts integer not null default 0,
      sent_at timestamptz,
      refused_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index mail_deliveries_created on mail_deliveries (created_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table mail_deliveries, inbox, relay_state, outbox');
}
