import type { Knex } from 'knex';

/** What a photo is to show, and what was made of it, may be refused and is looked at by staff. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table incidents drop constraint incidents_kind_check;
    alter table incidents add constraint incidents_kind_check check (kind in
      ('message', 'story-reply', 'tip', 'edit', 'fact', 'name', 'photo', 'reply', 'generated'));
  `);
}

/** Only while nothing of it was refused. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table incidents drop constraint incidents_kind_check;
    alter table incidents add constraint incidents_kind_check check (kind in
      ('message', 'story-reply', 'tip', 'edit', 'fact', 'name', 'reply'));
  `);
}
