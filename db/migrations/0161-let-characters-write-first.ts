import type { Knex } from 'knex';

/** Who may be written to first: by which character how often, and whether by anybody at all. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table follow_up_switches (
      user_id uuid primary key references users (id) on delete cascade,
      is_on boolean not null default true,
      updated_at timestamptz not null
    );
    create table chat_follow_ups (
      chat_id uuid primary key references chats (id) on delete cascade,
      frequency text not null check (frequency in ('never', 'daily', 'every-few-days', 'weekly')),
      -- Of what was written first since the person last wrote, and the last of it.
      written integer not null default 0,
      written_seq integer not null default 0,
      last_written_at timestamptz,
      -- When it is decided anew; null where nothing is due until somebody writes.
      due_at timestamptz,
      decided_at timestamptz,
      failures integer not null default 0,
      attempts integer not null default 0,
      leased_until timestamptz,
      updated_at timestamptz not null
    );
    create index chat_follow_ups_due_at on chat_follow_ups (due_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table chat_follow_ups; drop table follow_up_switches');
}
