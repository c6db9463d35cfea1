import type { Knex } from 'knex';

/** What was ordered for a message is found by it: to be made again, or to be let go of. */
export const config = { transaction: false };

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index concurrently if not exists generations_subject
      on generations (subject_id, created_at desc)
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index concurrently if exists generations_subject');
}
