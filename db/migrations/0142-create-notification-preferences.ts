import type { Knex } from 'knex';

/** What reaches whom, by which way and when; whoever has chosen nothing has no row. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table notification_preferences (
      user_id uuid primary key references users (id) on delete cascade,
      -- {"messages": {"push": true, …}, …}; what is missing is as it is from the start.
      choices jsonb not null default '{}',
      is_discreet boolean not null default true,
      has_quiet_hours boolean not null default true,
      -- Minutes after midnight on the person's own clock.
      quiet_from smallint not null default 1380 check (quiet_from between 0 and 1439),
      quiet_until smallint not null default 480 check (quiet_until between 0 and 1439),
      digest text not null default 'daily' check (digest in ('daily', 'weekly')),
      -- When the next digest is due; null for whoever gets none.
      digest_due_at timestamptz,
      -- Up to when the last one told.
      digested_at timestamptz,
      updated_at timestamptz not null
    );
    create index notification_preferences_due on notification_preferences (digest_due_at)
      where digest_due_at is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table notification_preferences');
}
