import type { Knex } from 'knex';
import { addConstraint, buildIndex } from '../change-online';

export const config = { transaction: false };

/** Rows changed per statement. */
const batch = 5_000;

/** Gives unsubscriptions an id and a cause, so that staff can list, add and end them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table email_unsubscribes
      add column if not exists id uuid,
      add column if not exists how text not null default 'link';
    alter table email_unsubscribes alter column id set default gen_random_uuid();
  `);
  let changed: number;
  do {
    const { rows } = await knex.raw<{ rows: object[] }>(
      `update email_unsubscribes set id = gen_random_uuid()
        where ctid = any (array(select ctid from email_unsubscribes where id is null limit ${batch}))
       returning id`,
    );
    changed = rows.length;
  } while (changed > 0);
  await addConstraint(knex, {
    table: 'email_unsubscribes',
    name: 'email_unsubscribes_has_id',
    definition: 'check (id is not null)',
  });
  await addConstraint(knex, {
    table: 'email_unsubscribes',
    name: 'email_unsubscribes_how_check',
    definition: `check (how in ('link', 'staff', 'complaint'))`,
  });
  await knex.raw(`
    -- Small: the validated constraint proves it, so no row is read.
    alter table email_unsubscribes alter column id set not null;
    alter table email_unsubscribes drop constraint email_unsubscribes_has_id;
  `);
  await buildIndex(knex, 'create unique index email_unsubscribes_id on email_unsubscribes (id)');
  await buildIndex(
    knex,
    'create index email_unsubscribes_created on email_unsubscribes (created_at, id)',
  );
  await knex.raw(`
    drop index if exists email_unsubscribes_newest;
    create or replace view unsubscribed_addresses (id, address, how, unsubscribed_at) as
      select id, address, how, created_at from email_unsubscribes;
    revoke all on unsubscribed_addresses from nocturne_app;
    grant select on unsubscribed_addresses to nocturne_app;
    comment on column email_unsubscribes.how is
      'the link of a mail, a request to staff, or a complaint at the mail provider';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view unsubscribed_addresses;
    drop index email_unsubscribes_id, email_unsubscribes_created;
    create index email_unsubscribes_newest on email_unsubscribes (created_at desc, address);
    alter table email_unsubscribes drop column id, drop column how;
  `);
}
