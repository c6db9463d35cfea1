import type { Knex } from 'knex';

/** Keeps by which words what people wrote can be found, as tokens that say nothing without a key. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table remembered_lines (
      chat_id uuid not null,
      message_id uuid not null,
      sent_at timestamptz not null,
      -- Of the words, names, days and topics of the message, by the key of the chat.
      tokens integer[] not null,
      -- It can be brought back for a while, and is then removed.
      forgotten_at timestamptz,
      primary key (chat_id, message_id),
      foreign key (chat_id, message_id) references messages (chat_id, id)
        on update cascade on delete cascade,
      -- What is forgotten is not found by anything.
      check (forgotten_at is null or cardinality(tokens) = 0)
    );
    -- Without a list of pending entries, which every search would read.
    create index remembered_lines_tokens on remembered_lines using gin (tokens)
      with (fastupdate = off);
    create index remembered_lines_forgotten on remembered_lines (forgotten_at)
      where forgotten_at is not null;
    -- The key of the tokens of the chat's lines; null if there are none yet.
    alter table chat_memories add column lines_mark integer`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table chat_memories drop column lines_mark;
    drop table remembered_lines`);
}
