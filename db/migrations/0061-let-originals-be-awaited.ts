import type { Knex } from 'knex';

/** Null while the original is still being made: there is nothing to render yet. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table post_assets alter column original_key drop not null;
    alter table stories alter column original_key drop not null;
    alter table post_assets add constraint post_assets_rendered_from_original
      check (rendered_key is null or original_key is not null);
    alter table stories add constraint stories_rendered_from_original
      check (rendered_key is null or original_key is not null);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table post_assets drop constraint post_assets_rendered_from_original;
    alter table stories drop constraint stories_rendered_from_original;
    alter table post_assets alter column original_key set not null;
    alter table stories alter column original_key set not null;
  `);
}
