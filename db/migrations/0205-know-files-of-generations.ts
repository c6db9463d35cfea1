import type { Knex } from 'knex';

/**
 * Where lies what was made for people, and what was made and may not be shown. A row outlives the order,
 * or the flag, that its files belong to until they are gone, however that went.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table generation_files (
      -- The folder of renditions, or the one file that staff alone are shown.
      location text primary key,
      generation_id uuid references generations (id) on delete set null,
      flag_id uuid references moderation_flags (id) on delete set null,
      created_at timestamptz not null
    );
    create index generation_files_of_nobody on generation_files (created_at)
      where generation_id is null and flag_id is null;
    create index generation_files_generation on generation_files (generation_id)
      where generation_id is not null;
    create index generation_files_flag on generation_files (flag_id) where flag_id is not null;
    insert into generation_files (location, generation_id, created_at)
      select result->>'folder', id, created_at from generations where kind = 'photo' and result is not null;
    -- What showed it is gone: it goes once it has ended.
    alter table generations add column let_go_at timestamptz;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table generations drop column let_go_at;
    drop table generation_files;
  `);
}
