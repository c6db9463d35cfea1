import type { Knex } from 'knex';

/**
 * The processes act as nocturne_app, which may add ledger rows but never change them.
 * Roles belong to the whole server, so the role may exist already and is not dropped again.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    do $$ begin
      if not exists (select from pg_roles where rolname = 'nocturne_app') then
        create role nocturne_app nologin;
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$;
    grant nocturne_app to current_user;
    grant usage on schema public to nocturne_app;
    grant select, insert, update, delete on all tables in schema public to nocturne_app;
    grant usage on all sequences in schema public to nocturne_app;
    alter default privileges in schema public
      grant select, insert, update, delete on tables to nocturne_app;
    alter default privileges in schema public grant usage on sequences to nocturne_app;
    revoke update, delete, truncate on ledger_entries, ledger_transfers from nocturne_app;
    revoke insert, update, delete, truncate on knex_migrations, knex_migrations_lock
      from nocturne_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter default privileges in schema public
      revoke select, insert, update, delete on tables from nocturne_app;
    alter default privileges in schema public revoke usage on sequences from nocturne_app;
    revoke all on all tables in schema public from nocturne_app;
    revoke all on all sequences in schema public from nocturne_app;
    revoke usage on schema public from nocturne_app;
  `);
}
