import type { Knex } from 'knex';

/** Codes for a forgotten password and for another address, and how often one was asked for. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table one_time_codes
      drop constraint one_time_codes_purpose_check,
      -- The purposes of codes are named in the code that makes them.
      add constraint one_time_codes_purpose_check check (purpose ~ '^[a-z_]{1,40}$'),
      -- What the code proves, where that is not yet its owner's address.
      add column email text;
    alter table users
      add column email_change_attempts smallint not null default 0,
      add column email_changes_locked_until timestamptz;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users
      drop column email_change_attempts,
      drop column email_changes_locked_until;
    delete from one_time_codes where purpose not in ('sign_up', 'staff_sign_in');
    alter table one_time_codes
      drop column email,
      drop constraint one_time_codes_purpose_check,
      add constraint one_time_codes_purpose_check
        check (purpose in ('sign_up', 'staff_sign_in'));
  `);
}
