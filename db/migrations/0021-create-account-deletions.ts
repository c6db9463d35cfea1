import type { Knex } from 'knex';

const states = ['active', 'warned', 'suspended', 'terminated', 'deleted'];

export async function up(knex: Knex): Promise<void> {
  await allowStates(knex, [...states, 'closing']);
  await knex.raw(`
    create table account_deletions (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      -- The person's own words, gone with the rest of theirs.
      reason text check (length(reason) <= 2000),
      -- What the account goes back to when they change their mind.
      state_before text not null,
      requested_at timestamptz not null,
      due_at timestamptz not null,
      cancelled_at timestamptz,
      -- From here on there is no way back.
      erasure_began_at timestamptz,
      leased_until timestamptz,
      erased_at timestamptz,
      check (due_at >= requested_at),
      check (cancelled_at is null or erasure_began_at is null),
      check (erased_at is null or erasure_began_at is not null)
    );
    -- One at a time; it also serves the account's row.
    create unique index account_deletions_user on account_deletions (user_id)
      where cancelled_at is null;
    create index account_deletions_of on account_deletions (user_id, requested_at desc);
    -- What the sweep erases.
    create index account_deletions_due on account_deletions (due_at)
      where cancelled_at is null and erased_at is null;
    -- Whose retained records come to their end.
    create index account_deletions_erased on account_deletions (erased_at)
      where erased_at is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table account_deletions;
    update users set state = 'active' where state = 'closing';
  `);
  await allowStates(knex, states);
}

async function allowStates(knex: Knex, allowed: readonly string[]): Promise<void> {
  await knex.raw(`
    alter table users drop constraint users_state_check;
    alter table users add constraint users_state_check
      check (state in (${allowed.map((state) => `'${state}'`).join(', ')}));
  `);
}
