import type { Knex } from 'knex';
import { addConstraint, buildIndex } from '../change-online';

/** Lets cases be notices, finds them by their hour and media by its place, and keeps down what is withheld. */
export const config = { transaction: false };

const before = [
  'contact',
  'content',
  'complaint',
  'copyright',
  'counter-notice',
  'removal',
  'data-request',
  'appeal',
];

const indexes = {
  cases_by_hour: "cases (due_at, id) where due_at is not null and state <> 'resolved'",
  post_assets_place: 'post_assets (rendered_key)',
  stories_place: 'stories (rendered_key)',
  post_assets_unprinted: 'post_assets (id) where rendered_key is not null and not is_printed',
  stories_unprinted: 'stories (id) where rendered_key is not null and not is_printed',
  generations_unprinted:
    "generations (id) where state = 'done' and kind <> 'speech' and not is_printed",
};

export async function up(knex: Knex): Promise<void> {
  await replaceKinds(knex, 'cases_kind_words', [...before, 'intimate-image']);
  await knex.raw('alter table cases drop constraint if exists cases_kind_check');
  await addConstraint(knex, {
    table: 'cases',
    name: 'cases_due_by_the_hour',
    definition: "check ((due_at is not null) = (kind = 'intimate-image'))",
  });
  await addConstraint(knex, {
    table: 'posts',
    name: 'posts_withheld_unpublished',
    definition: 'check (withheld_at is null or not is_published)',
  });
  for (const [name, columns] of Object.entries(indexes)) {
    await buildIndex(knex, `create index ${name} on ${columns}`);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(indexes)) {
    await knex.raw(`drop index concurrently if exists ${name}`);
  }
  await knex.raw('alter table posts drop constraint if exists posts_withheld_unpublished');
  await knex.raw('alter table cases drop constraint if exists cases_due_by_the_hour');
  await knex.raw("update cases set kind = 'removal', due_at = null where kind = 'intimate-image'");
  await replaceKinds(knex, 'cases_kind_check', before);
  await knex.raw('alter table cases drop constraint if exists cases_kind_words');
}

async function replaceKinds(knex: Knex, name: string, words: string[]): Promise<void> {
  const list = words.map((word) => `'${word}'`).join(', ');
  await addConstraint(knex, { table: 'cases', name, definition: `check (kind in (${list}))` });
}
