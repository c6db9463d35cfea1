import type { Knex } from 'knex';

/** Posts and stories of which followers are told, and up to which follower they have been. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table told_publications (
      publication_id uuid primary key,
      told_up_to uuid,
      begun_at timestamptz not null,
      finished_at timestamptz
    );
    create index told_publications_age on told_publications (begun_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table told_publications');
}
