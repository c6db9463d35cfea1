import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table data_exports (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      state text not null default 'requested' check (state in ('requested', 'ready', 'expired')),
      requested_at timestamptz not null,
      leased_until timestamptz,
      ready_at timestamptz,
      expires_at timestamptz,
      bytes bigint,
      check ((state = 'requested') = (ready_at is null)),
      check ((ready_at is null) = (expires_at is null)),
      check ((ready_at is null) = (bytes is null))
    );
    -- A person's latest, and all of theirs.
    create index data_exports_user on data_exports (user_id, requested_at desc);
    -- One is written at a time.
    create unique index data_exports_open on data_exports (user_id) where state = 'requested';
    -- What the sweep looks after.
    create index data_exports_requested on data_exports (requested_at) where state = 'requested';
    create index data_exports_expiry on data_exports (expires_at) where expires_at is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table data_exports');
}
