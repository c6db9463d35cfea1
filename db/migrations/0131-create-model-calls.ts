import type { Knex } from 'knex';

/** Every time a model is asked: which, for what, how long that took and what it cost. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table model_calls (
      id uuid primary key,
      -- Of a person or a visitor; nobody's once they are erased.
      person_id uuid,
      chat_id uuid references chats (id) on delete set null,
      purpose text not null
        check (purpose in ('reply', 'follow_up', 'summary', 'facts', 'moderation')),
      tier text not null check (tier in ('guest', 'free', 'premium')),
      model text not null,
      outcome text not null check (outcome in ('answered', 'refused', 'failed', 'abandoned')),
      -- Estimates, cautious whatever the tokenizer.
      tokens_in integer not null check (tokens_in >= 0),
      tokens_out integer not null check (tokens_out >= 0),
      -- Milliseconds to the first words, null where none came, and of the whole.
      first_words_ms integer check (first_words_ms >= 0),
      duration_ms integer not null check (duration_ms >= 0),
      -- Millionths of a US dollar.
      cost_micros bigint not null check (cost_micros >= 0),
      request_id text not null,
      created_at timestamptz not null
    );
    create index model_calls_person on model_calls (person_id, created_at)
      where person_id is not null;
    create index model_calls_created_at on model_calls (created_at);
    create index model_calls_chat on model_calls (chat_id) where chat_id is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table model_calls');
}
