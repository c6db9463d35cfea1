import type { Knex } from 'knex';
import { buildIndex } from '../change-online';

/** Makes one open case of what one person says of one thing, and of the same words from one address. */
export const config = { transaction: false };

export async function up(knex: Knex): Promise<void> {
  // Of several open reports of one thing the one due first stays; the others have its answer.
  await knex.raw(`
    update cases set state = 'resolved', resolved_at = now()
    where id in (
      select id from (
        select id, row_number() over (
          partition by character_id, user_id, post_id, message_id order by due_on, id
        ) as place
        from cases
        where character_id is not null and user_id is not null and state <> 'resolved'
      ) reports where place > 1
    )`);
  await buildIndex(
    knex,
    `create unique index cases_report_of_thing on cases (character_id, user_id, post_id, message_id) nulls not distinct
       where character_id is not null and user_id is not null and state <> 'resolved'`,
  );
  await knex.raw('drop index concurrently if exists cases_report');
  await buildIndex(
    knex,
    "create unique index cases_same_words on cases (repeat_key) where state <> 'resolved'",
  );
  await knex.raw('alter table cases drop constraint if exists cases_repeat_key_key');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('update cases set repeat_key = null where state = ?', ['resolved']);
  await knex.raw('alter table cases add constraint cases_repeat_key_key unique (repeat_key)');
  await knex.raw('drop index concurrently if exists cases_same_words');
  await buildIndex(
    knex,
    `create unique index cases_report on cases (character_id, user_id, reason, post_id, message_id) nulls not distinct
       where character_id is not null and user_id is not null and state <> 'resolved'`,
  );
  await knex.raw('drop index concurrently if exists cases_report_of_thing');
}
