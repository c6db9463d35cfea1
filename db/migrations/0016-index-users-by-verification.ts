import type { Knex } from 'knex';

export const config = { transaction: false };

/** How many joined today is asked for beside every sign-up form. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index concurrently if not exists users_verified_at on users (verified_at)
      where verified_at is not null
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index concurrently if exists users_verified_at');
}
