import type { Knex } from 'knex';

/** A code belongs to the browser that asked for it, and tries are counted by the day. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table one_time_codes
      -- The session or the device that asked; a code of an earlier release has none and fits nobody.
      add column asker_id uuid;
    drop index one_time_codes_owner;
    -- The newest code of a person in one browser is the only one that counts there.
    create index one_time_codes_asker
      on one_time_codes (owner_id, purpose, asker_id, created_at desc);

    -- How many codes were compared in a day (UTC), by what is counted: an account's share, hashed.
    create table code_tries (
      counter bytea not null,
      day date not null,
      tries integer not null check (tries > 0),
      primary key (day, counter)
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table code_tries;
    drop index one_time_codes_asker;
    alter table one_time_codes drop column asker_id;
    create index one_time_codes_owner on one_time_codes (owner_id, purpose, created_at desc);
  `);
}
