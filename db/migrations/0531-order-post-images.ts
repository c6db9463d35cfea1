import type { Knex } from 'knex';
import { addConstraint, buildIndex } from '../change-online';

const before = [
  'chat_photo',
  'message_speech',
  'voice_reply',
  'chat_video',
  'made_portrait',
  'made_video',
];

export const config = { transaction: false };

/**
 * Lets pictures of creators' posts be ordered and keeps their files as long as the picture. Lets a post be
 * retired: it is shown to nobody but the people who paid for it.
 */
export async function up(knex: Knex): Promise<void> {
  await allow(knex, 'generations_purpose_known', [...before, 'post_image']);
  await knex.raw('alter table generations drop constraint if exists generations_purpose_listed');
  await knex.raw('alter table generation_files add column if not exists post_image_id uuid');
  await addConstraint(knex, {
    table: 'generation_files',
    name: 'generation_files_post_image_id_fkey',
    definition:
      'foreign key (post_image_id) references creator_post_images (id) on delete set null',
  });
  await buildIndex(
    knex,
    `create index generation_files_post_image on generation_files (post_image_id)
       where post_image_id is not null`,
  );
  await buildIndex(
    knex,
    `create index generation_files_of_none on generation_files (created_at)
       where generation_id is null and flag_id is null and portrait_id is null
         and post_image_id is null`,
  );
  await knex.raw('drop index concurrently if exists generation_files_unkept');
  await knex.raw('alter table posts add column if not exists retired_at timestamptz');
  await addConstraint(knex, {
    table: 'posts',
    name: 'posts_retired_check',
    definition: 'check (retired_at is null or not is_published)',
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table posts drop column if exists retired_at');
  await buildIndex(
    knex,
    `create index generation_files_unkept on generation_files (created_at)
       where generation_id is null and flag_id is null and portrait_id is null`,
  );
  for (const name of ['generation_files_of_none', 'generation_files_post_image']) {
    await knex.raw(`drop index concurrently if exists ${name}`);
  }
  await knex.raw('alter table generation_files drop column if exists post_image_id');
  await knex.raw(`delete from generations where purpose = 'post_image'`);
  await allow(knex, 'generations_purpose_listed', before);
  await knex.raw('alter table generations drop constraint if exists generations_purpose_known');
}

async function allow(knex: Knex, name: string, purposes: string[]): Promise<void> {
  const list = purposes.map((purpose) => `'${purpose}'`).join(', ');
  await addConstraint(knex, {
    table: 'generations',
    name,
    definition: `check (purpose in (${list}))`,
  });
}
