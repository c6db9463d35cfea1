import type { Knex } from 'knex';

/** What somebody has set for themselves to spend at most, in tokens a day, week or month. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table spending_limits (
      user_id uuid not null references users (id),
      period text not null check (period in ('day', 'week', 'month')),
      -- Null where none holds: before a first one, or after one was removed.
      tokens bigint check (tokens >= 0),
      -- A higher one, or none, that holds from a moment on.
      next_tokens bigint check (next_tokens >= 0),
      next_from timestamptz,
      created_at timestamptz not null,
      primary key (user_id, period),
      check (next_from is not null or next_tokens is null)
    );
    revoke update, delete, truncate on ledger_snapshots from nocturne_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    grant update, delete on ledger_snapshots to nocturne_app;
    drop table spending_limits;
  `);
}
