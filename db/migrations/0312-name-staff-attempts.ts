import type { Knex } from 'knex';
import { buildIndex } from '../change-online';

/** Has an act be done once however often it is attempted, and finds the last change of a thing. */
export const config = { transaction: false };

const indexes = {
  staff_actions_key:
    'unique index staff_actions_key on staff_actions (staff_id, key) where key is not null',
  staff_actions_changes:
    'index staff_actions_changes on staff_actions (resource, resource_id, at, id) where before is not null or after is not null',
};

export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table staff_actions add column if not exists key uuid');
  await knex.raw(
    "comment on column staff_actions.key is 'chosen by the page: the same for each attempt at one act'",
  );
  for (const index of Object.values(indexes)) await buildIndex(knex, `create ${index}`);
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(indexes)) {
    await knex.raw(`drop index concurrently if exists ${name}`);
  }
  await knex.raw('alter table staff_actions drop column if exists key');
}
