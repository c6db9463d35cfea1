import type { Knex } from 'knex';

const kinds = [
  'contact',
  'content',
  'complaint',
  'copyright',
  'counter-notice',
  'removal',
  'data-request',
];

const allow = (knex: Knex, allowed: readonly string[]) =>
  knex.raw(`
    alter table cases drop constraint cases_kind_check;
    alter table cases add constraint cases_kind_check
      check (kind in (${allowed.map((kind) => `'${kind}'`).join(', ')}));
  `);

/** Whoever a decision of moderation is about may appeal it, and follows that as any case. */
export async function up(knex: Knex): Promise<void> {
  await allow(knex, [...kinds, 'appeal']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`delete from cases where kind = 'appeal'`);
  await allow(knex, kinds);
}
