import type { Knex } from 'knex';

/**
 * Recordings that people sent as messages: what is to be heard, and which files go with which message.
 * A row outlives its message until its files are gone.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
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
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table voice_recordings');
}
