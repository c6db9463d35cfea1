import type { Knex } from 'knex';

/**
 * How far the mails about a change of the terms or the policies have come: one row a change. Accounts
 * are told in the order of their ids, up to the one noted here.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table legal_announcements (
      document text not null check (document in ('terms', 'privacy')),
      version text not null,
      begun_at timestamptz not null,
      told_up_to uuid,
      finished_at timestamptz,
      primary key (document, version)
    )`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table legal_announcements');
}
