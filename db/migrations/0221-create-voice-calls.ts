import type { Knex } from 'knex';

/** Calls: how each stands, what is held for it, and how its two sides find each other. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
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
      ended_by text check (ended_by in ('person', 'character', 'balance', 'limit', 'lost')),
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
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table voice_calls');
}
