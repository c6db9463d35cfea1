import type { Knex } from 'knex';
import { buildIndex } from '../change-online';

/** Each of these is served by another index of its table: `payments_review` and `sessions_devices`. */
export const config = { transaction: false };

export async function up(knex: Knex): Promise<void> {
  await knex.raw('drop index concurrently if exists payments_in_review');
  await knex.raw('drop index concurrently if exists sessions_user');
}

export async function down(knex: Knex): Promise<void> {
  await buildIndex(
    knex,
    `create index payments_in_review on payments (created_at)
      where review is not null and reviewed_at is null`,
  );
  await buildIndex(
    knex,
    'create index sessions_user on sessions (user_id) where revoked_at is null',
  );
}
