import type { Knex } from 'knex';

/**
 * Stores samples of creators' voices, one per emotion, and the sentences that were drawn to be read aloud in
 * one recording. A sample that was recorded after such a sentence may be cloned; one from a file never is.
 * Files of removed samples are listed until they are removed as well.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table creator_voice_sessions (
      id uuid primary key,
      creator_id uuid not null references creators (id) on delete cascade,
      emotion text not null check (emotion in ('Happy', 'Angry', 'Narrative', 'Sexy', 'Sad')),
      -- What is to be read aloud after the script.
      sentence text not null,
      drawn_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index creator_voice_sessions_ended on creator_voice_sessions (expires_at, id);
    create index creator_voice_sessions_creator on creator_voice_sessions (creator_id);

    create table creator_voice_samples (
      creator_id uuid not null references creators (id) on delete cascade,
      emotion text not null check (emotion in ('Happy', 'Angry', 'Narrative', 'Sexy', 'Sad')),
      id uuid not null unique,
      storage_key text not null unique,
      milliseconds integer not null check (milliseconds > 0),
      -- The loudness from start to end, in hundredths.
      peaks smallint[] not null,
      -- Recorded in the page after a drawn sentence, or sent as a file.
      origin text not null check (origin in ('recorded', 'uploaded')),
      sentence text,
      created_at timestamptz not null,
      primary key (creator_id, emotion),
      check ((origin = 'recorded') = (sentence is not null))
    );

    create table creator_voice_removals (
      storage_key text primary key,
      removed_at timestamptz not null default now()
    );
    create index creator_voice_removals_oldest on creator_voice_removals (removed_at);
    create function list_removed_voice_sample() returns trigger language plpgsql as $$
    begin
      insert into creator_voice_removals (storage_key) values (old.storage_key)
        on conflict do nothing;
      return null;
    end $$;
    create trigger list_removed_voice_sample
      after delete or update of storage_key on creator_voice_samples
      for each row execute function list_removed_voice_sample();
    grant select, insert, update, delete
      on creator_voice_sessions, creator_voice_samples, creator_voice_removals to nocturne_app`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table creator_voice_samples, creator_voice_sessions, creator_voice_removals;
    drop function list_removed_voice_sample`);
}
