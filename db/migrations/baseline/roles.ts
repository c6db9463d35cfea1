import type { Knex } from 'knex';

/**
 * The processes act as nocturne_app, which reads and writes every table that says nothing else,
 * and owns none. Roles belong to the whole server, so the role may exist already.
 */
export async function createRoles(knex: Knex): Promise<void> {
  await knex.raw(`
    do $$ begin
      if not exists (select from pg_roles where rolname = 'nocturne_app') then
        create role nocturne_app nologin;
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$;
    grant nocturne_app to current_user;
    grant usage on schema public to nocturne_app;
    alter default privileges in schema public
      grant select, insert, update, delete on tables to nocturne_app;
    alter default privileges in schema public grant usage on sequences to nocturne_app;

    -- The tables of migrations were made before, and are read only.
    grant select on knex_migrations, knex_migrations_lock to nocturne_app;
    grant usage on all sequences in schema public to nocturne_app;
  `);
}
