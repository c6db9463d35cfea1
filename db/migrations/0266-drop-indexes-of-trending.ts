import type { Knex } from 'knex';
import { buildIndex } from '../change-online';

/** Only what trends looked for the newest likes and unlocks of everybody; it reads hours now. */
export const config = { transaction: false };

export async function up(knex: Knex): Promise<void> {
  await knex.raw('drop index concurrently if exists post_likes_new');
  await knex.raw('drop index concurrently if exists post_unlocks_new');
}

export async function down(knex: Knex): Promise<void> {
  await buildIndex(knex, 'create index post_likes_new on post_likes (created_at)');
  await buildIndex(knex, 'create index post_unlocks_new on post_unlocks (created_at)');
}
