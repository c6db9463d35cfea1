import type { Knex } from 'knex';

/** Whom somebody wants neither to see nor to hear. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table character_blocks (
      user_id uuid not null references users (id) on delete cascade,
      character_id uuid not null references characters (id) on delete cascade,
      created_at timestamptz not null,
      primary key (user_id, character_id)
    );
    -- The list of the settings, the latest first.
    create index character_blocks_user
      on character_blocks (user_id, created_at desc, character_id desc);
    create index character_blocks_character on character_blocks (character_id);
    create view blocked_characters as select user_id, character_id from character_blocks;
    revoke insert, update, delete, truncate on blocked_characters from nocturne_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop view blocked_characters; drop table character_blocks');
}
