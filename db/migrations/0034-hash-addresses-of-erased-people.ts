import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table cases
      alter column email drop not null,
      -- In its place once the person has been erased: HMAC-SHA256 of the address.
      add column email_hash bytea check (length(email_hash) = 32),
      add constraint cases_asker check ((email is null) <> (email_hash is null));
    create index cases_email on cases (email) where email is not null;

    alter table email_unsubscribes
      drop constraint email_unsubscribes_pkey,
      alter column address drop not null,
      add column address_hash bytea unique check (length(address_hash) = 32),
      add constraint email_unsubscribes_address unique (address),
      add constraint email_unsubscribes_whose check ((address is null) <> (address_hash is null));
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Whose address was erased cannot be told any more.
    delete from email_unsubscribes where address is null;
    alter table email_unsubscribes
      drop constraint email_unsubscribes_whose,
      drop constraint email_unsubscribes_address,
      drop column address_hash,
      add primary key (address);

    update cases set email = reference || '@erased.invalid' where email is null;
    update cases set email = lower(email);
    drop index cases_email;
    alter table cases
      drop constraint cases_asker,
      drop column email_hash,
      alter column email set not null;
  `);
}
