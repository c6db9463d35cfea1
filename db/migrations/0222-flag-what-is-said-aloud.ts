import type { Knex } from 'knex';

/** What is said in a call may be refused, and is looked at by staff. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table incidents drop constraint incidents_kind_check;
    alter table incidents add constraint incidents_kind_check check (kind in
      ('message', 'story-reply', 'tip', 'edit', 'fact', 'name', 'photo', 'call', 'reply', 'generated'));
  `);
}

/** Only while nothing of it was refused. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table incidents drop constraint incidents_kind_check;
    alter table incidents add constraint incidents_kind_check check (kind in
      ('message', 'story-reply', 'tip', 'edit', 'fact', 'name', 'photo', 'reply', 'generated'));
  `);
}
