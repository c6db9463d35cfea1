import type { Knex } from 'knex';

/**
 * Keeps notices of intimate images with what they took down, what is known of stored media by its
 * content, and the hour by which a case is answered.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table cases add column due_at timestamptz;
    -- The clocks of cases that run by the hour, without anybody's words or address.
    create view timed_cases as
      select id, reference, state, due_at, created_at, resolved_at
        from cases where due_at is not null;
    revoke insert, update, delete, truncate on timed_cases from nocturne_app;

    alter table posts add column withheld_at timestamptz;
    alter table stories add column withheld_at timestamptz;
    alter table post_assets add column is_printed boolean not null default false;
    alter table stories add column is_printed boolean not null default false;
    alter table generations add column is_printed boolean not null default false;

    create table media_prints (
      -- The folder of its renditions, or the key of a file that stands alone.
      place text primary key,
      -- Of the original, where there is one.
      sha256 bytea check (length(sha256) = 32),
      -- Which parts are brighter than those beside them, and the colours of sixteen parts.
      shape bytea check (length(shape) = 32),
      tones bytea check (length(tones) = 48),
      -- The mean of the colours: what looks alike has nearly the same.
      red smallint,
      green smallint,
      blue smallint,
      -- Null of what has yet to be looked at.
      printed_at timestamptz,
      -- Its bytes are sent to nobody since then.
      withheld_at timestamptz,
      -- What is the same as this is kept out.
      is_barred boolean not null default false,
      check ((shape is null) = (tones is null)),
      check (num_nulls(shape, red, green, blue) in (0, 4)),
      check (not is_barred or withheld_at is not null)
    );
    create index media_prints_sha256 on media_prints (sha256) where sha256 is not null;
    create index media_prints_colour on media_prints (red, green, blue) where shape is not null;
    create index media_prints_barred on media_prints (red, green, blue)
      where is_barred and shape is not null;
    create index media_prints_withheld on media_prints (place) where withheld_at is not null;
    create index media_prints_due on media_prints (place) where printed_at is null;

    create table takedown_notices (
      case_id uuid primary key references cases (id) on delete cascade,
      addresses smallint not null check (addresses > 0),
      -- How many of them name something here.
      found smallint not null check (found >= 0 and found <= addresses),
      outcome text check (outcome in ('upheld', 'reversed')),
      decided_at timestamptz,
      decided_by uuid references staff (id),
      check ((outcome is null) = (decided_at is null)),
      check ((outcome is null) = (decided_by is null))
    );

    create index takedown_notices_decided_by on takedown_notices (decided_by)
      where decided_by is not null;

    create table takedowns (
      id uuid primary key,
      -- Null once the case has gone by its age: what was taken down stays down.
      case_id uuid references cases (id) on delete set null,
      subject_kind text not null check (subject_kind in ('post', 'story', 'generation', 'file')),
      -- Its id, or its key.
      subject text not null,
      cause text not null check (cause in ('named', 'copy', 'kept-out')),
      -- Whose bytes it withholds.
      places text[] not null,
      -- Whether it would be shown but for this and what else holds it down.
      was_shown boolean not null,
      taken_down_at timestamptz not null,
      restored_at timestamptz,
      unique (case_id, subject_kind, subject)
    );
    create index takedowns_subject on takedowns (subject_kind, subject) where restored_at is null;
    create index takedowns_places on takedowns using gin (places) where restored_at is null;
    create index takedowns_restored on takedowns (restored_at)`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table takedowns;
    drop table takedown_notices;
    drop table media_prints;
    alter table generations drop column is_printed;
    alter table stories drop column is_printed, drop column withheld_at;
    alter table post_assets drop column is_printed;
    alter table posts drop column withheld_at;
    drop view timed_cases;
    alter table cases drop column due_at`);
}
