import type { Knex } from 'knex';

/** What characters remember of a conversation: facts with their sources, and a diary. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create view threads as
      select id, user_id, guest_id, character_id, last_seq, last_message_at from chats;
    revoke insert, update, delete, truncate on threads from nocturne_app;

    create table chat_memories (
      chat_id uuid primary key references chats (id) on delete cascade,
      is_on boolean not null default true,
      -- What was said up to here has been looked through for facts.
      read_seq integer not null default 0 check (read_seq >= 0),
      -- The diary tells of what was said up to here.
      diary_seq integer not null default 0 check (diary_seq >= 0),
      -- When what is new is looked through though it is little; null where nothing waits.
      due_at timestamptz,
      -- When the diary is written, unless more is said before.
      diary_due_at timestamptz,
      -- How often the model was asked in vain for the entry that is due.
      diary_failures integer not null default 0 check (diary_failures >= 0),
      -- Messages of the person, and the days (UTC) on which they wrote, up to read_seq.
      messages_told integer not null default 0 check (messages_told >= 0),
      days_talked integer not null default 0 check (days_talked >= 0),
      last_talked_at timestamptz,
      -- Grows with every claim; whoever holds an older number has lost the lease.
      attempts integer not null default 0,
      leased_until timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index chat_memories_due on chat_memories (due_at) where due_at is not null;
    create index chat_memories_diary_due on chat_memories (diary_due_at)
      where diary_due_at is not null;

    create table facts (
      id uuid primary key,
      chat_id uuid not null references chats (id) on delete cascade,
      sealed_text text not null,
      -- What it is about, where only one thing can be true of that at a time.
      sealed_topic text,
      -- What was said, in the words of the person.
      sealed_quote text,
      about text not null check (about in ('person', 'both')),
      origin text not null check (origin in ('told', 'added')),
      found_by text check (found_by in ('model', 'rules')),
      message_id uuid references messages (id) on delete set null,
      told_at timestamptz not null,
      edited_at timestamptz,
      superseded_by uuid references facts (id) on delete set null,
      superseded_at timestamptz,
      -- It can be brought back for a while, and is then removed.
      forgotten_at timestamptz,
      created_at timestamptz not null,
      check ((origin = 'told') = (found_by is not null))
    );
    create index facts_chat on facts (chat_id, told_at);
    create index facts_message on facts (message_id) where message_id is not null;
    create index facts_superseded_by on facts (superseded_by) where superseded_by is not null;
    create index facts_superseded on facts (superseded_at) where superseded_at is not null;
    create index facts_forgotten on facts (forgotten_at) where forgotten_at is not null;

    create table diary_entries (
      id uuid primary key,
      chat_id uuid not null references chats (id) on delete cascade,
      sealed_text text not null,
      -- The first and the last message it tells of.
      first_message_id uuid references messages (id) on delete set null,
      last_message_id uuid references messages (id) on delete set null,
      message_count integer not null check (message_count > 0),
      -- When the last of them was said.
      told_at timestamptz not null,
      forgotten_at timestamptz,
      created_at timestamptz not null,
      unique (chat_id, last_message_id)
    );
    create index diary_entries_chat on diary_entries (chat_id, told_at);
    create index diary_entries_first on diary_entries (first_message_id);
    create index diary_entries_last on diary_entries (last_message_id);
    create index diary_entries_forgotten on diary_entries (forgotten_at)
      where forgotten_at is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table diary_entries;
    drop table facts;
    drop table chat_memories;
    drop view threads;
  `);
}
