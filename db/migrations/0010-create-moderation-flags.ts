import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table moderation_flags (
      id uuid primary key,
      person_kind text not null check (person_kind in ('user', 'guest')),
      person_id uuid not null,
      character_id uuid references characters (id),
      direction text not null check (direction in ('from_person', 'from_character')),
      category text not null,
      -- The words at fault, readable only with the seal key.
      sealed_evidence text not null,
      reviewed_at timestamptz,
      created_at timestamptz not null default now()
    );
    -- What staff have yet to look at, oldest first.
    create index moderation_flags_open on moderation_flags (created_at, id)
      where reviewed_at is null;
    create index moderation_flags_person on moderation_flags (person_id);
    create index moderation_flags_character on moderation_flags (character_id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table moderation_flags');
}
