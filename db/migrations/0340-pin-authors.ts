import type { Knex } from 'knex';

/** Pins each chat to the model, prompt and persona that write its replies, with a change on offer. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- A character's persona as it was when a chat was pinned to it; the version is a hash of the persona.
    create table persona_versions (
      character_id uuid not null references characters (id) on delete cascade,
      version text not null check (version ~ '^[0-9a-f]{16}$'),
      persona jsonb not null,
      created_at timestamptz not null,
      primary key (character_id, version)
    );

    create table chat_authors (
      chat_id uuid primary key references chats (id) on delete cascade,
      model text not null,
      prompt integer not null,
      persona text not null,
      -- The author of new chats, while it is another one.
      offered_model text,
      offered_prompt integer,
      offered_persona text,
      -- True once the person has chosen to stay.
      is_offer_closed boolean not null default false,
      -- The author before the last change, which can be taken back.
      former_model text,
      former_prompt integer,
      former_persona text,
      -- The model of the last reply, which is another one while the pinned model is unavailable.
      answered_by text not null,
      -- False once the pinned model or prompt is no longer available.
      is_served boolean not null default true,
      changed_at timestamptz not null,
      constraint chat_authors_offer
        check (num_nulls(offered_model, offered_prompt, offered_persona) in (0, 3)),
      constraint chat_authors_former
        check (num_nulls(former_model, former_prompt, former_persona) in (0, 3))
    );

    -- The last reply of a chat as the offered author writes it, until the person has chosen one of the two.
    create table author_trials (
      id uuid primary key,
      chat_id uuid not null unique references chats (id) on delete cascade,
      -- The reply that it is compared with.
      reply_id uuid not null,
      state text not null default 'pending' check (state in ('pending', 'ready', 'failed')),
      model text not null,
      prompt integer not null,
      persona text not null,
      sealed_content text,
      request_id text,
      created_at timestamptz not null,
      constraint author_trials_ready check ((state = 'ready') = (sealed_content is not null))
    );
    create index author_trials_age on author_trials (created_at);
    comment on column author_trials.reply_id is 'a message of the chat; a trial of a removed one is over'`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table author_trials; drop table chat_authors; drop table persona_versions');
}
