import type { Knex } from 'knex';

/**
 * Facts are numbered by the database. Older releases numbered them by the clock, in milliseconds:
 * the sequence begins above whatever that says until 2033, for receivers drop what is lower.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create sequence outbox_versions start with 2000000000000 owned by outbox.version;
    alter table outbox alter column version set default nextval('outbox_versions');
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table outbox alter column version drop default;
    drop sequence outbox_versions;
  `);
}
