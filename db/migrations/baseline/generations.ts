import type { Knex } from 'knex';

/** What outside parties make for people, and the files of it. */
export async function createGenerations(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What people have made for them by outside parties: a photo now, speech and videos later.
    create table generations (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      character_id uuid not null references characters (id) on delete cascade,
      kind text not null check (kind in ('photo', 'speech', 'video')),
      -- What shows it, in the words of the area that ordered it, and which one of those.
      purpose text not null,
      subject_id uuid not null,
      idempotency_key text not null,
      sealed_order text not null,
      tokens integer not null check (tokens >= 0),
      reservation_id uuid references token_reservations (id),
      state text not null default 'placed' check (state in
        ('placed', 'begun', 'done', 'failed', 'refused', 'expired', 'cancelled')),
      -- What the party calls it, once it has taken it in.
      reference text,
      percent smallint not null default 0 check (percent between 0 and 100),
      -- How often the party could not be reached in a row, and how often it came to nothing.
      failures integer not null default 0 check (failures >= 0),
      spoilt integer not null default 0 check (spoilt >= 0),
      -- Grows with every claim; whoever holds an older number has lost the lease.
      attempts integer not null default 0,
      leased_until timestamptz,
      -- When it is looked after next; null once it has ended.
      due_at timestamptz,
      expires_at timestamptz not null,
      -- What it cost us, in millionths of a dollar.
      cost_micros bigint check (cost_micros >= 0),
      -- Where what was made lies, and its measures.
      result jsonb,
      created_at timestamptz not null,
      ended_at timestamptz,
      -- What showed it is gone: it goes once it has ended.
      let_go_at timestamptz,
      unique (user_id, idempotency_key),
      check ((tokens = 0) = (reservation_id is null)),
      check ((state in ('placed', 'begun')) = (due_at is not null)),
      check ((state in ('placed', 'begun')) = (ended_at is null)),
      check ((state = 'done') = (result is not null))
    );
    create index generations_due on generations (due_at) where due_at is not null;
    create index generations_open on generations (user_id, kind) where due_at is not null;
    create index generations_of_day on generations (user_id, kind, created_at);
    create index generations_character on generations (character_id);
    create index generations_reservation on generations (reservation_id)
      where reservation_id is not null;
    create index generations_subject on generations (subject_id, created_at desc);

    -- Where lies what was made for people, and what was made and may not be shown. A row outlives
    -- the order, or the flag, that its files belong to until they are gone, however that went.
    create table generation_files (
      -- The folder of renditions, or the one file that staff alone are shown.
      location text primary key,
      generation_id uuid references generations (id) on delete set null,
      flag_id uuid references moderation_flags (id) on delete set null,
      created_at timestamptz not null
    );
    create index generation_files_of_nobody on generation_files (created_at)
      where generation_id is null and flag_id is null;
    create index generation_files_generation on generation_files (generation_id)
      where generation_id is not null;
    create index generation_files_flag on generation_files (flag_id) where flag_id is not null;
  `);
}
