import type { Knex } from 'knex';

/** Chats, messages and their replies, recordings, video messages and calls. */
export async function createChat(knex: Knex): Promise<void> {
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
      -- Read by nobody and always null: the last words of a chat are sealed.
      last_message_preview text,
      last_message_role text,
      opened_at timestamptz,
      created_at timestamptz not null default now(),
      pinned_at timestamptz,
      muted_at timestamptz,
      archived_at timestamptz,
      -- Somebody may begin anew with a character and keep what was said: of their chats with one, all
      -- but one are set aside.
      set_aside_at timestamptz,
      -- The place of the message for which lines to say next were asked of a model: once each.
      suggested_seq integer not null default 0,
      check (num_nonnulls(user_id, guest_id) = 1)
    );
    -- The chat list, newest conversation first.
    create index chats_user_recent on chats (user_id, last_message_at desc, id desc)
      where user_id is not null;
    create index chats_guest_recent on chats (guest_id, last_message_at desc, id desc)
      where guest_id is not null;
    create index chats_character on chats (character_id);
    create unique index chats_user_character on chats (user_id, character_id)
      where user_id is not null and set_aside_at is null;
    create unique index chats_guest_character on chats (guest_id, character_id)
      where guest_id is not null and set_aside_at is null;
    -- The chats that somebody set aside with a character, talked in last first.
    create index chats_user_set_aside
      on chats (user_id, character_id, last_message_at desc, id desc)
      where user_id is not null and set_aside_at is not null;
    create index chats_guest_set_aside
      on chats (guest_id, character_id, last_message_at desc, id desc)
      where guest_id is not null and set_aside_at is not null;

    create table messages (
      id uuid primary key,
      chat_id uuid not null references chats (id) on delete cascade,
      seq integer not null check (seq > 0),
      role text not null check (role in ('user', 'character')),
      sender_id uuid not null,
      type text not null default 'text',
      subtype text,
      -- What people say lies sealed; rows of early releases keep their words in clear until keys:rotate
      -- has been by.
      content text,
      idempotency_key text,
      reply_to_id uuid unique references messages (id) on delete cascade,
      price_tokens integer not null default 0 check (price_tokens >= 0),
      transfer_id uuid references ledger_transfers (id),
      sent_at timestamptz not null default now(),
      -- The lines of help that a referral card names; nothing on any other message.
      referral jsonb,
      -- Whether it used one of its person's free messages, which are given back with a reply.
      is_trial boolean not null default false,
      sealed_content text,
      -- By the message's type; nothing of what somebody wrote.
      details jsonb,
      -- Which other it answers by quoting it.
      quoted_id uuid references messages (id) on delete set null,
      reaction text check (reaction in ('heart', 'laugh', 'fire', 'thumbs_up', 'sad', 'wow')),
      -- Its words are gone; the row keeps its place in the order.
      removed_at timestamptz,
      edited_at timestamptz,
      -- What somebody had read to them of it: that it is being made, where it lies, or that it failed.
      speech jsonb,
      -- What stayed of a call, sealed like its transcript, in the message that sums it up.
      sealed_gist text,
      unique (chat_id, seq),
      unique (sender_id, idempotency_key),
      constraint messages_words check (num_nonnulls(content, sealed_content) = 1)
    );
    -- For the quotes of a message that goes.
    create index messages_quoted on messages (quoted_id) where quoted_id is not null;
    -- Tips and the gifts that answer them are counted and read without the rest of their chat.
    create index messages_tips on messages (chat_id, type) where type in ('tip', 'gift_for_tip');
    -- Whether somebody was lately answered with lines of help is asked of all that was said to them.
    create index messages_referrals on messages (chat_id, sent_at) where subtype = 'crisis_referral';
    -- The gallery of a chat reads what was shown, or said aloud, in it alone, the newest first.
    create index messages_pictures on messages (chat_id, sent_at desc, id desc)
      where removed_at is null and type in ('image', 'video', 'gift_for_tip', 'post_message');
    create index messages_voices on messages (chat_id, sent_at desc, id desc)
      where removed_at is null and type = 'audio';

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
      created_at timestamptz not null default now(),
      -- Where the person was and what language they asked in, should the reply name lines of help.
      country text check (length(country) = 2),
      language text check (length(language) <= 35),
      -- Of the request that sent the message; every attempt at its reply carries it.
      request_id text,
      -- How often the model was asked in vain; attempts counts every lease.
      failures integer not null default 0,
      -- Not before this is the reply tried again.
      next_attempt_at timestamptz,
      -- How often its answer was asked for anew.
      retries integer not null default 0 check (retries >= 0)
    );
    -- The oldest unanswered message of a chat, and the sweep over all chats.
    create index replies_pending on replies (chat_id, seq) where state = 'pending';
    create index replies_due on replies (created_at) where state = 'pending';

    -- Recordings that people sent as messages: what is to be heard, and which files go with which
    -- message. A row outlives its message until its files are gone.
    create table voice_recordings (
      id uuid primary key,
      person_id uuid references users (id) on delete set null,
      character_id uuid not null references characters (id),
      -- The chat it was recorded in, where its person knew of one.
      chat_id uuid,
      idempotency_key text not null,
      -- Waiting to be heard; held, since its person has to agree or do something first; done.
      state text not null default 'waiting' check (state in ('waiting', 'held', 'done')),
      -- Why it is held, as its person was told.
      held_for jsonb,
      -- What was recorded, until it is settled.
      original_key text,
      -- What is played, from when it was made.
      audio_key text,
      message_id uuid references messages (id) on delete set null,
      reply_to uuid,
      confirmed_tokens integer check (confirmed_tokens > 0),
      country text,
      language text,
      created_at timestamptz not null,
      unique (person_id, idempotency_key)
    );
    -- What is to be heard still, and whose files are nobody's any more.
    create index voice_recordings_without_message on voice_recordings (created_at)
      where message_id is null;
    create index voice_recordings_message on voice_recordings (message_id)
      where message_id is not null;
    create index voice_recordings_character on voice_recordings (character_id);

    -- Video messages that characters offered to people who asked for one, and what became of each.
    create table video_messages (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      -- That somebody had one stays known when they delete its chat: the first is free once.
      chat_id uuid references chats (id) on delete set null,
      character_id uuid not null references characters (id) on delete cascade,
      idempotency_key text not null,
      -- What was asked for, in the person's words; it goes with the chat.
      sealed_query text,
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

    -- Calls: how each stands, what is held for it, and how its two sides find each other.
    create table voice_calls (
      id uuid primary key,
      user_id uuid not null references users (id),
      character_id uuid not null references characters (id),
      idempotency_key text not null,
      state text not null default 'asked'
        check (state in ('asked', 'live', 'reconnecting', 'ended')),
      -- The last sign that it is alive; what was talked is counted from sign to sign.
      heard_at timestamptz not null,
      lost_at timestamptz,
      talked_ms integer not null default 0 check (talked_ms >= 0),
      free_ms integer not null default 0 check (free_ms >= 0 and free_ms <= talked_ms),
      is_free boolean not null default false,
      -- Tokens a minute, and where it ends by itself.
      price integer not null check (price > 0),
      limit_ms integer check (limit_ms > 0),
      reservation_id uuid not null,
      held integer not null check (held > 0),
      -- Held and balance together, as was last told.
      affordable integer not null check (affordable >= 0),
      tokens integer check (tokens >= 0),
      has_captions boolean not null,
      sealed_lines text,
      country text,
      language text,
      -- Each time the browser offers a line; who answers belongs to one of them.
      attempt integer not null default 0,
      hosted_attempt integer not null default 0,
      sealed_offer text,
      sealed_answer text,
      asked_at timestamptz not null,
      answered_at timestamptz,
      ended_at timestamptz,
      ended_by text
        check (ended_by in ('person', 'character', 'balance', 'limit', 'lost', 'barred')),
      rating smallint check (rating between 1 and 5),
      unique (user_id, idempotency_key),
      check ((state = 'ended') = (ended_at is not null)),
      check ((state = 'ended') = (ended_by is not null)),
      check ((state = 'ended') = (tokens is not null)),
      check ((state = 'reconnecting') = (lost_at is not null))
    );
    -- One call at a time, and those that time may end.
    create unique index voice_calls_one_at_a_time on voice_calls (user_id) where ended_at is null;
    create index voice_calls_open on voice_calls (heard_at) where ended_at is null;
    create index voice_calls_character on voice_calls (character_id);

    create view conversations as select user_id, guest_id, character_id, last_message_at from chats;
    create view threads as
      select id, user_id, guest_id, character_id, last_seq, last_message_at from chats;
    create view chat_readings as
      select id as chat_id, user_id, character_id, read_seq, opened_at is not null as is_in_view
        from chats where user_id is not null;
    revoke insert, update, delete, truncate on conversations, threads, chat_readings
      from nocturne_app;
  `);
}
