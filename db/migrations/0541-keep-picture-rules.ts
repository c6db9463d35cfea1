import type { Knex } from 'knex';

/** Stores what a creator never allows in pictures of their twin. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table creator_picture_rules (
      creator_id uuid primary key references creators (id) on delete cascade,
      -- Kinds of pictures that are never made.
      never_kinds text[] not null default '{}',
      -- What the twin is never shown together with.
      never_with text[] not null default '{}',
      updated_at timestamptz not null
    );
    grant select, insert, update, delete on creator_picture_rules to nocturne_app;
    create view creator_picture_limits as
      select creator_id, never_kinds, never_with from creator_picture_rules;
    revoke insert, update, delete, truncate on creator_picture_limits from nocturne_app`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop view creator_picture_limits; drop table creator_picture_rules');
}
