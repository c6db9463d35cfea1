import type { Knex } from 'knex';

/** Lets passwords be set where people sign in alone, and staff be locked by whoever may not write them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function refuse_foreign_password() returns trigger language plpgsql
      set search_path = public, pg_temp as $$
    begin
      if not exists (select from pg_roles
                      where rolname in ('nocturne_app', 'nocturne_app_web', 'nocturne_app_staff')
                        and pg_has_role(current_user, oid, 'member')) then
        raise exception 'passwords are set where people sign in'
          using errcode = 'insufficient_privilege';
      end if;
      return new;
    end $$;
    -- An erasure takes a password away; that is no new one.
    create trigger users_password before update of password_hash on users for each row
      when (new.password_hash is not null and new.password_hash is distinct from old.password_hash)
      execute function refuse_foreign_password();

    create function lock_staff_account(wanted uuid) returns void language sql security definer
      set search_path = public, pg_temp as $$
      select from staff where id = wanted for update
    $$;
    revoke execute on function lock_staff_account(uuid) from public;
    grant execute on function lock_staff_account(uuid) to nocturne_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop function lock_staff_account(uuid);
    drop trigger users_password on users;
    drop function refuse_foreign_password();
  `);
}
