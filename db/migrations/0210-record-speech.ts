import type { Knex } from 'knex';

/** Every time words are read aloud or speech is written down: by what, how long that took and its cost. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table speech_calls (
      id uuid primary key,
      -- Of a person; nobody's once they are erased, or where it was for everybody.
      person_id uuid,
      purpose text not null check (purpose in ('speech', 'transcription')),
      model text not null,
      outcome text not null check (outcome in ('answered', 'refused', 'failed')),
      -- Of speech, what was to be read; of a transcription, what was heard.
      characters integer not null check (characters >= 0),
      -- Of the recording that was heard, in milliseconds.
      audio_ms integer check (audio_ms >= 0),
      duration_ms integer not null check (duration_ms >= 0),
      -- Millionths of a US dollar.
      cost_micros bigint not null check (cost_micros >= 0),
      request_id text not null,
      created_at timestamptz not null
    );
    create index speech_calls_person on speech_calls (person_id, created_at)
      where person_id is not null;
    create index speech_calls_created_at on speech_calls (created_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table speech_calls');
}
