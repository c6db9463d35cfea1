import type { Knex } from 'knex';

const avatars = 'select character_id, storage_key from character_media';
const isAvatar = "role = 'avatar' and position = 0";

/** Leaves out of characters' pictures what was taken down, also before now. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table character_media add column withheld_at timestamptz;
    update character_media set withheld_at = media_prints.withheld_at
      from media_prints
     where media_prints.place = character_media.storage_key
       and media_prints.withheld_at is not null;
    create or replace view character_avatars as ${avatars} where ${isAvatar} and withheld_at is null`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    create or replace view character_avatars as ${avatars} where ${isAvatar};
    alter table character_media drop column withheld_at`);
}
