import type { Knex } from 'knex';

const columns = `id, slug, name, type, origin, style, category, badge, gender, age, occupation, place,
             tagline, bio, greeting, persona, owner_user_id, available_for_calls, is_live,
             is_published, is_recommended, random_order, created_at, search_name`;

/** Stores the characters that people make, with their portraits and the callbacks of services. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- True once a made character can be used, by its owner alone.
    alter table characters add column is_private boolean not null default false;
    -- The voice that its owner has chosen: a preset of the settings; null for the usual choice.
    alter table characters add column voice text;
    create or replace view character_profiles as
      select ${columns}, is_published or is_private as is_open, voice from characters;

    create table made_characters (
      id uuid primary key references characters (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      idempotency_key text not null,
      -- Everything that the person has chosen, with their words, as JSON.
      sealed_choices text not null,
      state text not null default 'making' check (state in ('making', 'made', 'failed')),
      stage text not null default 'texts' check (stage in ('texts', 'bio', 'portraits')),
      failure text check (failure in ('refused', 'unavailable', 'unfinished', 'stopped')),
      price_kind text not null check (price_kind in ('free', 'included', 'paid')),
      tokens integer not null check (tokens >= 0),
      reservation_id uuid references token_reservations (id),
      -- The chosen portrait.
      portrait_id uuid,
      -- The time of the next work; null while portraits are being made and after the end.
      due_at timestamptz,
      leased_until timestamptz,
      failures integer not null default 0 check (failures >= 0),
      expires_at timestamptz not null,
      created_at timestamptz not null,
      ended_at timestamptz,
      deleted_at timestamptz,
      constraint made_characters_failed check ((state = 'failed') = (failure is not null)),
      constraint made_characters_ended check ((state = 'making') = (ended_at is null)),
      constraint made_characters_due_while_making check (state = 'making' or due_at is null),
      constraint made_characters_price check ((tokens = 0) = (reservation_id is null)),
      unique (user_id, idempotency_key)
    );
    create index made_characters_of_person on made_characters (user_id, created_at desc);
    create index made_characters_due on made_characters (due_at) where due_at is not null;
    create index made_characters_unfinished on made_characters (expires_at)
      where state = 'making';
    create index made_characters_deleted on made_characters (deleted_at)
      where deleted_at is not null;
    create index made_characters_reservation on made_characters (reservation_id)
      where reservation_id is not null;
    comment on column made_characters.portrait_id is 'one of its portraits; each of them belongs to it';

    create table made_portraits (
      id uuid primary key,
      character_id uuid not null references made_characters (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      -- Portraits that were ordered together have one number; the latest are offered first.
      batch integer not null check (batch >= 1),
      place smallint not null check (place between 0 and 5),
      state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
      -- The folder of its renditions.
      folder text,
      width integer,
      height integer,
      created_at timestamptz not null,
      constraint made_portraits_done check ((state = 'done') = (folder is not null)),
      constraint made_portraits_size
        check (num_nulls(folder, width, height) in (0, 3)),
      unique (character_id, batch, place)
    );
    create index made_portraits_of_person on made_portraits (user_id, created_at desc);

    -- Other portraits that were ordered for a character, with their price.
    create table made_renewals (
      character_id uuid not null references made_characters (id) on delete cascade,
      batch integer not null check (batch >= 2),
      user_id uuid not null references users (id) on delete cascade,
      idempotency_key text not null,
      state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
      tokens integer not null check (tokens >= 0),
      reservation_id uuid references token_reservations (id),
      created_at timestamptz not null,
      constraint made_renewals_price check ((tokens = 0) = (reservation_id is null)),
      primary key (character_id, batch),
      unique (user_id, idempotency_key)
    );
    create index made_renewals_of_day on made_renewals (user_id, created_at);
    create index made_renewals_reservation on made_renewals (reservation_id)
      where reservation_id is not null;

    -- What services of ours report about an order, until a job has applied it.
    create table service_callbacks (
      id uuid primary key,
      name text not null,
      request_id text not null check (length(request_id) between 1 and 200),
      -- Null once it was applied.
      sealed_body text,
      received_at timestamptz not null,
      applied_at timestamptz,
      outcome text check (outcome in ('applied', 'unknown', 'late', 'refused')),
      constraint service_callbacks_applied check ((applied_at is null) = (outcome is null)),
      constraint service_callbacks_body check ((applied_at is null) = (sealed_body is not null)),
      unique (name, request_id)
    );
    create index service_callbacks_waiting on service_callbacks (received_at)
      where applied_at is null;
    create index service_callbacks_age on service_callbacks (received_at);
    comment on column service_callbacks.request_id is 'the id of an order as the service was given it'`);
}

export async function down(knex: Knex): Promise<void> {
  // A view loses a column only when it is created again; no other view depends on it.
  await knex.raw(`
    drop table service_callbacks; drop table made_renewals; drop table made_portraits; drop table made_characters;
    drop view character_profiles;
    create view character_profiles as select ${columns} from characters;
    alter table characters drop column is_private, drop column voice`);
}
