import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Whether a video has a track of sound, as its renditions were found to have.
    alter table post_assets add column has_sound boolean not null default false;
    alter table stories add column has_sound boolean not null default false;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table stories drop column has_sound;
    alter table post_assets drop column has_sound;
  `);
}
