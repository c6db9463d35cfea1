import type { Knex } from 'knex';
import { addConstraint, buildIndex } from '../change-online';

export const config = { transaction: false };

/** Keeps the files of a picture that became a portrait, even if the picture is deleted. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table generation_files add column if not exists portrait_id uuid');
  await addConstraint(knex, {
    table: 'generation_files',
    name: 'generation_files_portrait_id_fkey',
    definition: 'foreign key (portrait_id) references made_portraits (id) on delete set null',
  });
  await buildIndex(
    knex,
    `create index generation_files_portrait on generation_files (portrait_id)
       where portrait_id is not null`,
  );
  await buildIndex(
    knex,
    `create index generation_files_unkept on generation_files (created_at)
       where generation_id is null and flag_id is null and portrait_id is null`,
  );
  await knex.raw('drop index concurrently if exists generation_files_of_nobody');
}

export async function down(knex: Knex): Promise<void> {
  await buildIndex(
    knex,
    `create index generation_files_of_nobody on generation_files (created_at)
       where generation_id is null and flag_id is null`,
  );
  for (const name of ['generation_files_unkept', 'generation_files_portrait']) {
    await knex.raw(`drop index concurrently if exists ${name}`);
  }
  await knex.raw('alter table generation_files drop column if exists portrait_id');
}
