import type { Knex } from 'knex';

/** Whom staff pin to a place of a model list or leave out of it, always or for a time. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table model_overrides (
      id uuid primary key,
      section text not null check (section in
        ('featured-models', 'verified-models', 'available-for-voice-call', 'anime-models')),
      character_id uuid not null references characters (id) on delete cascade,
      place integer check (place between 1 and 12),
      is_hidden boolean not null default false,
      starts_at timestamptz,
      ends_at timestamptz,
      unique (section, character_id),
      check (is_hidden = (place is null)),
      check (starts_at < ends_at)
    );
    create index model_overrides_character_id on model_overrides (character_id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table model_overrides');
}
