import type { Knex } from 'knex';

/** Video messages that characters offered to people who asked for one, and what became of each. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table video_messages (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      chat_id uuid not null references chats (id) on delete cascade,
      character_id uuid not null references characters (id) on delete cascade,
      idempotency_key text not null,
      -- What was asked for, in the person's words.
      sealed_query text not null,
      state text not null default 'pending' check (state in ('pending', 'confirmed', 'rejected')),
      -- Whole tokens; the price without a discount beside it.
      tokens integer not null check (tokens >= 0),
      full_tokens integer not null check (full_tokens >= tokens),
      discount_percent smallint not null default 0 check (discount_percent between 0 and 100),
      -- When its person first saw it, from which a discount runs.
      shown_at timestamptz,
      expires_at timestamptz not null,
      -- What stands in the chat for it, once it was confirmed.
      message_id uuid references messages (id) on delete set null,
      outcome text check (outcome in ('generated', 'failed')),
      confirmed_at timestamptz,
      -- Its person has seen what became of it.
      dismissed_at timestamptz,
      created_at timestamptz not null,
      unique (user_id, idempotency_key),
      check ((state = 'confirmed') = (confirmed_at is not null)),
      check (outcome is null or state = 'confirmed')
    );
    -- What a person has on their hands: offers, and videos that are made or were just now.
    create index video_messages_of_person on video_messages (user_id, created_at)
      where state <> 'rejected' and dismissed_at is null;
    -- Whether somebody has had their free one, and when an offer last came at a discount.
    create index video_messages_had on video_messages (user_id, created_at)
      where state = 'confirmed' or discount_percent > 0;
    create index video_messages_chat on video_messages (chat_id);
    create index video_messages_character on video_messages (character_id);
    create index video_messages_message on video_messages (message_id)
      where message_id is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table video_messages');
}
