import type { Knex } from 'knex';

/** What characters remember, what asking models cost, and who writes first. */
export async function createMemory(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What characters remember of a conversation: facts with their sources, and a diary.
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

    -- How somebody likes to be answered, in each chat by itself.
    create table chat_preferences (
      chat_id uuid primary key references chats (id) on delete cascade,
      length text not null check (length in ('short', 'medium', 'long')),
      style text not null check (style in ('plain', 'playful')),
      -- BCP 47; null for the language of the last message.
      language text,
      updated_at timestamptz not null
    );

    -- Every time a model is asked: which, for what, how long that took and what it cost.
    create table model_calls (
      id uuid primary key,
      -- Of a person or a visitor; nobody's once they are erased.
      person_id uuid,
      chat_id uuid references chats (id) on delete set null,
      purpose text not null
        check (purpose in ('reply', 'follow_up', 'summary', 'facts', 'moderation', 'replies')),
      tier text not null check (tier in ('guest', 'free', 'premium')),
      model text not null,
      outcome text not null check (outcome in ('answered', 'refused', 'failed', 'abandoned')),
      tokens_in integer not null check (tokens_in >= 0),
      tokens_out integer not null check (tokens_out >= 0),
      -- Milliseconds to the first words, null where none came, and of the whole.
      first_words_ms integer check (first_words_ms >= 0),
      duration_ms integer not null check (duration_ms >= 0),
      -- Millionths of a US dollar.
      cost_micros bigint not null check (cost_micros >= 0),
      request_id text not null,
      created_at timestamptz not null,
      -- Whether its tokens are estimates, which are cautious whatever the tokenizer.
      is_estimated boolean not null default true
    );
    create index model_calls_person on model_calls (person_id, created_at)
      where person_id is not null;
    create index model_calls_created_at on model_calls (created_at);
    create index model_calls_chat on model_calls (chat_id) where chat_id is not null;

    -- Every time words are read aloud or speech is written down: by what, how long that took and
    -- what it cost.
    create table speech_calls (
      id uuid primary key,
      -- Of a person; nobody's once they are erased, or where it was for everybody.
      person_id uuid,
      purpose text not null check (purpose in ('speech', 'transcription')),
      model text not null,
      outcome text not null check (outcome in ('answered', 'refused', 'failed')),
      -- Of speech, what was to be read; of a transcription, what was heard.
      characters integer not null check (characters >= 0),
      -- Of the recording that was heard, in milliseconds.
      audio_ms integer check (audio_ms >= 0),
      duration_ms integer not null check (duration_ms >= 0),
      -- Millionths of a US dollar.
      cost_micros bigint not null check (cost_micros >= 0),
      request_id text not null,
      created_at timestamptz not null
    );
    create index speech_calls_person on speech_calls (person_id, created_at)
      where person_id is not null;
    create index speech_calls_created_at on speech_calls (created_at);

    -- Who may be written to first: by which character how often, and whether by anybody at all.
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
