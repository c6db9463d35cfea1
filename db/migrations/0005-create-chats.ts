import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table chats (
      id uuid primary key,
      user_id uuid references users (id) on delete cascade,
      guest_id uuid references guests (id) on delete cascade,
      character_id uuid not null references characters (id),
      last_seq integer not null default 0,
      read_seq integer not null default 0,
      unread_count integer not null default 0 check (unread_count >= 0),
      last_message_at timestamptz(3),
      last_message_preview text,
      last_message_role text,
      opened_at timestamptz,
      created_at timestamptz not null default now(),
      check (num_nonnulls(user_id, guest_id) = 1)
    );
    create unique index chats_user_character on chats (user_id, character_id)
      where user_id is not null;
    create unique index chats_guest_character on chats (guest_id, character_id)
      where guest_id is not null;
    -- The chat list, newest conversation first.
    create index chats_user_recent on chats (user_id, last_message_at desc, id desc)
      where user_id is not null;
    create index chats_guest_recent on chats (guest_id, last_message_at desc, id desc)
      where guest_id is not null;
    create index chats_character on chats (character_id);

    create table messages (
      id uuid primary key,
      chat_id uuid not null references chats (id) on delete cascade,
      seq integer not null check (seq > 0),
      role text not null check (role in ('user', 'character')),
      sender_id uuid not null,
      type text not null default 'text',
      subtype text,
      content text not null,
      idempotency_key text,
      reply_to_id uuid unique references messages (id) on delete cascade,
      price_tokens integer not null default 0 check (price_tokens >= 0),
      transfer_id uuid references ledger_transfers (id),
      sent_at timestamptz not null default now(),
      unique (chat_id, seq),
      unique (sender_id, idempotency_key)
    );

    create table send_outcomes (
      sender_id uuid not null,
      idempotency_key text not null,
      kind text not null check (kind in ('sent', 'rejected', 'failed')),
      message_id uuid references messages (id) on delete cascade,
      error text,
      source text,
      created_at timestamptz not null default now(),
      primary key (sender_id, idempotency_key),
      check ((kind = 'sent') = (message_id is not null))
    );
    create index send_outcomes_message on send_outcomes (message_id) where message_id is not null;

    create table replies (
      message_id uuid primary key references messages (id) on delete cascade,
      chat_id uuid not null references chats (id) on delete cascade,
      seq integer not null,
      -- Fixed before the first attempt, so that every attempt streams under one message id.
      reply_id uuid not null unique,
      state text not null default 'pending' check (state in ('pending', 'done', 'failed')),
      attempts integer not null default 0,
      leased_until timestamptz,
      created_at timestamptz not null default now()
    );
    -- The oldest unanswered message of a chat, and the sweep over all chats.
    create index replies_pending on replies (chat_id, seq) where state = 'pending';
    create index replies_due on replies (created_at) where state = 'pending';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table replies, send_outcomes, messages, chats');
}
