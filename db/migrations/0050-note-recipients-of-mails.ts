import type { Knex } from 'knex';

/** Whose a mail is, as a keyed hash of the address, so that one address is not sent too many. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table mail_deliveries add column recipient text;
    create index mail_deliveries_recipient on mail_deliveries (recipient, created_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table mail_deliveries drop column recipient');
}
