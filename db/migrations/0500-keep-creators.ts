import type { Knex } from 'knex';

/** The tables that each hold one step of a model; `is_done` says whether the step allows going live. */
const steps: Readonly<Record<string, { columns: string; isDone: string }>> = {
  creator_identities: {
    columns: `status text not null default 'not_started'
      check (status in ('not_started', 'in_progress', 'approved', 'rejected'))`,
    isDone: `status = 'approved'`,
  },
  creator_photo_checks: {
    columns: `status text not null default 'pending'
      check (status in ('pending', 'approved', 'rejected'))`,
    isDone: `status = 'approved'`,
  },
  creator_voices: {
    // A template is a voice of the house, which needs no samples.
    columns: `kind text not null default 'samples' check (kind in ('samples', 'template')),
      status text not null default 'pending' check (status in ('pending', 'approved', 'rejected'))`,
    isDone: `status = 'approved'`,
  },
  creator_releases: {
    columns: `status text not null default 'unsigned' check (status in ('unsigned', 'signed'))`,
    isDone: `status = 'signed'`,
  },
  creator_agreements: {
    columns: `status text not null default 'unsent' check (status in ('unsent', 'sent', 'signed'))`,
    isDone: `status = 'signed'`,
  },
  creator_approvals: {
    columns: `status text not null default 'pending'
      check (status in ('pending', 'approved', 'rejected'))`,
    isDone: `status = 'approved'`,
  },
  creator_twins: {
    // Completed by the generation, accepted by the person.
    columns: `status text not null default 'pending'
        check (status in ('pending', 'in_progress', 'completed', 'failed')),
      accepted_at timestamptz,
      check (accepted_at is null or status = 'completed')`,
    isDone: `status = 'completed' and accepted_at is not null`,
  },
};

/**
 * Stores the people whose AI twins are published, with one table per step, and the models that are live. A
 * row of `live_models` refers to the finished state of every step and to the given consent, so none of them
 * can be taken back while it exists; a twin is published only while it does.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table creators (
      id uuid primary key,
      -- A simplified model is drawn by the house and is no real person.
      kind text not null check (kind in ('verified', 'simplified')),
      -- The person; null until they open their manager's invitation, and for simplified models.
      user_id uuid unique references users (id),
      -- The agency or manager that added the model and works for it.
      manager_id uuid references users (id),
      -- The manager's part of the model's share, in per cent.
      manager_percent smallint not null default 0 check (manager_percent between 0 and 90),
      -- The address to which a manager sends what only the person may do.
      email text check (length(email) <= 254),
      display_name text not null default '' check (length(display_name) <= 50),
      nickname text check (length(nickname) <= 50),
      -- Sealed.
      sealed_birth_date text,
      gender text not null default 'female' check (gender in ('female', 'male', 'trans')),
      country_of_residence char(2),
      current_location text check (length(current_location) <= 100),
      bio text not null default '' check (length(bio) <= 4000),
      personality text[] not null default '{}',
      photo_preferences text[] not null default '{Sfw}',
      tags text[] not null default '{}',
      nicknames text[] not null default '{}',
      instagram_username text check (length(instagram_username) <= 30),
      -- Attributes of the looks by type, as for characters.
      attributes jsonb not null default '{}',
      voice_preset text,
      live_website text check (length(live_website) <= 253),
      live_nickname text check (length(live_nickname) <= 100),
      message_times text[] not null default '{}'
        check (message_times <@ array['morning', 'lunch', 'evening']),
      content_mode text not null default 'ai_generated'
        check (content_mode in ('manual', 'ai_generated')),
      -- Cents of a US dollar for a month of the fan club.
      fan_club_price integer check (fan_club_price > 0),
      -- The twin, once it is being made.
      character_id uuid unique references characters (id),
      -- The end of "live now"; a sign of life moves it.
      live_until timestamptz,
      -- The manager fills in the remaining steps for the person.
      taken_over_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      -- When the application was sent in.
      submitted_at timestamptz,
      has_person boolean not null generated always as (user_id is not null) stored,
      unique (id, has_person),
      unique (id, character_id),
      check (kind = 'verified' or (manager_id is not null and user_id is null)),
      check (user_id <> manager_id)
    );
    -- An address belongs to one model.
    create unique index creators_email on creators (lower(email)) where email is not null;
    create index creators_manager on creators (manager_id, created_at, id)
      where manager_id is not null;
    create index creators_newest on creators (created_at, id);
    create index creators_live on creators (live_until) where live_until is not null;

    -- What the person agreed to: the present state of each scope.
    create table creator_consents (
      creator_id uuid not null references creators (id),
      scope text not null
        check (scope in ('twin', 'biometrics', 'cloned_voice', 'marketing')),
      -- The version of the text that was agreed to, and its SHA-256.
      text_version text not null,
      text_hash text not null check (text_hash ~ '^[0-9a-f]{64}$'),
      given_at timestamptz not null,
      withdrawn_at timestamptz,
      is_given boolean not null generated always as (withdrawn_at is null) stored,
      primary key (creator_id, scope),
      unique (creator_id, scope, is_given)
    );
    grant select, insert, update, delete on creators, creator_consents to nocturne_app`);
  for (const [table, { columns, isDone }] of Object.entries(steps)) {
    await knex.raw(`
      create table ${table} (
        creator_id uuid primary key references creators (id) on delete cascade,
        ${columns},
        updated_at timestamptz not null default now(),
        is_done boolean not null generated always as (${isDone}) stored,
        unique (creator_id, is_done)
      );
      grant select, insert, update, delete on ${table} to nocturne_app`);
  }
  const inserts = Object.keys(steps).map(
    (table) => `insert into ${table} (creator_id, updated_at) values (new.id, new.created_at);`,
  );
  await knex.raw(`
    -- A model has a row for every step from the beginning.
    create function begin_creator_steps() returns trigger language plpgsql as $$
    begin
      ${inserts.join('\n      ')}
      return null;
    end $$;
    create trigger begin_creator_steps after insert on creators
      for each row execute function begin_creator_steps()`);
  const references = Object.keys(steps).map(
    (table) => `foreign key (creator_id, is_done) references ${table} (creator_id, is_done)`,
  );
  await knex.raw(`
    create table live_models (
      creator_id uuid primary key,
      character_id uuid not null unique,
      live_since timestamptz not null,
      is_done boolean not null default true check (is_done),
      scope text not null default 'twin' check (scope = 'twin'),
      foreign key (creator_id, is_done) references creators (id, has_person),
      foreign key (creator_id, character_id) references creators (id, character_id),
      foreign key (creator_id, scope, is_done)
        references creator_consents (creator_id, scope, is_given),
      ${references.join(',\n      ')}
    );
    grant select, insert, update, delete on live_models to nocturne_app;

    create function twin_is_live() returns trigger language plpgsql as $$
    begin
      if exists (
        select from characters
         where id = new.id and origin = 'verified_model' and is_published
           and not exists (select from live_models where character_id = new.id)
      ) then
        raise exception 'twin % is published without a live model', new.id
          using errcode = 'check_violation', constraint = 'twin_is_live';
      end if;
      return null;
    end $$;
    create constraint trigger twin_is_live
      after insert or update of is_published, origin on characters
      deferrable initially deferred
      for each row when (new.origin = 'verified_model' and new.is_published)
      execute function twin_is_live();

    create function twin_goes_with_model() returns trigger language plpgsql as $$
    begin
      if exists (
        select from characters
         where id = old.character_id and origin = 'verified_model' and is_published
           and not exists (select from live_models where character_id = old.character_id)
      ) then
        raise exception 'twin % is published without a live model', old.character_id
          using errcode = 'check_violation', constraint = 'twin_is_live';
      end if;
      return null;
    end $$;
    create constraint trigger twin_goes_with_model
      after delete or update of character_id on live_models
      deferrable initially deferred
      for each row execute function twin_goes_with_model();

    create view creator_profiles as
      select id, kind, user_id, manager_id, manager_percent, display_name, gender, character_id,
             live_until, submitted_at, created_at
        from creators;
    create view live_twins as select creator_id, character_id, live_since from live_models;
    revoke insert, update, delete, truncate on creator_profiles, live_twins from nocturne_app`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view live_twins, creator_profiles;
    drop trigger twin_is_live on characters;
    drop table live_models;
    drop function twin_is_live, twin_goes_with_model;
    drop table ${Object.keys(steps).join(', ')}, creator_consents, creators;
    drop function begin_creator_steps`);
}
