import type { Knex } from 'knex';

/**
 * The ledger keeps money beside tokens: an account has a unit, and a transfer's legs sum to zero in
 * each. A person has one purse (owner_id) and may have further accounts (holder_id).
 *
 * What one statement writes of a transfer must balance, and every transfer is looked at once more as
 * its transaction commits: looking at every leg by itself would cost as much as writing them.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table ledger_accounts
      add column unit text not null default 'TOKEN' check (unit ~ '^(TOKEN|[A-Z]{3})$'),
      add column holder_id uuid,
      drop constraint ledger_accounts_kind_check,
      drop constraint ledger_accounts_check1,
      add check (kind in ('person', 'reserved', 'creator', 'system')),
      add check (kind = 'person' or (code is not null and balance is null)),
      add check ((holder_id is not null) = (kind in ('reserved', 'creator'))),
      add check (unit = 'TOKEN' or kind in ('creator', 'system')),
      add unique (id, unit);
    create index ledger_accounts_holder on ledger_accounts (holder_id) where holder_id is not null;
    revoke update, delete, truncate on ledger_accounts from nocturne_app;
    grant update (balance, version) on ledger_accounts to nocturne_app;

    alter table ledger_transfers add column character_id uuid;

    alter table ledger_entries
      add column unit text not null default 'TOKEN',
      drop constraint ledger_entries_account_id_fkey,
      add foreign key (account_id, unit) references ledger_accounts (id, unit);

    -- What is asked of an account is asked of a time: a page of it, a month, what is left to spend.
    drop index ledger_entries_account;
    create index ledger_entries_account on ledger_entries (account_id, created_at desc, id desc);

    drop trigger ledger_entries_balanced on ledger_entries;

    create or replace function require_balanced_transfer() returns trigger language plpgsql
      set search_path = public, pg_temp as $$
    declare
      legs bigint;
      unbalanced text;
    begin
      select sum(count), string_agg(total || ' ' || unit, ', ') filter (where total <> 0)
        into legs, unbalanced
        from (select unit, count(*) as count, sum(amount) as total
                from ledger_entries where transfer_id = new.id group by unit) as units;
      if coalesce(legs, 0) < 2 or unbalanced is not null then
        raise exception 'transfer % has % legs that sum to %',
          new.id, coalesce(legs, 0), coalesce(unbalanced, '0')
          using errcode = 'check_violation', constraint = 'ledger_transfer_balanced';
      end if;
      return null;
    end $$;

    create function require_balanced_legs() returns trigger language plpgsql
      set search_path = public, pg_temp as $$
    declare
      unbalanced record;
    begin
      select transfer_id, unit, sum(amount) as total into unbalanced
        from legs group by transfer_id, unit having sum(amount) <> 0 limit 1;
      if found then
        raise exception 'legs of transfer % sum to % %',
          unbalanced.transfer_id, unbalanced.total, unbalanced.unit
          using errcode = 'check_violation', constraint = 'ledger_transfer_balanced';
      end if;
      return null;
    end $$;
    create trigger ledger_entries_balanced after insert on ledger_entries
      referencing new table as legs for each statement execute function require_balanced_legs();

    insert into ledger_accounts (id, kind, code) values
      ('00000000-0000-7000-8000-000000000004', 'system', 'sales');
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from ledger_accounts where code = 'sales';
    drop trigger ledger_entries_balanced on ledger_entries;
    drop function require_balanced_legs();
    create or replace function require_balanced_transfer() returns trigger language plpgsql
      set search_path = public, pg_temp as $$
    declare
      transfer uuid;
      legs bigint;
      total numeric;
    begin
      if tg_table_name = 'ledger_transfers' then transfer := new.id;
      else transfer := new.transfer_id;
      end if;
      select count(*), coalesce(sum(amount), 0) into legs, total
        from ledger_entries where transfer_id = transfer;
      if legs < 2 or total <> 0 then
        raise exception 'transfer % has % legs that sum to %', transfer, legs, total
          using errcode = 'check_violation', constraint = 'ledger_transfer_balanced';
      end if;
      return null;
    end $$;
    create constraint trigger ledger_entries_balanced after insert on ledger_entries
      deferrable initially deferred for each row execute function require_balanced_transfer();

    drop index ledger_entries_account;
    create index ledger_entries_account on ledger_entries (account_id, id desc);
    alter table ledger_entries
      drop constraint ledger_entries_account_id_unit_fkey,
      add foreign key (account_id) references ledger_accounts (id),
      drop column unit;
    alter table ledger_transfers drop column character_id;

    grant update, delete on ledger_accounts to nocturne_app;
    drop index ledger_accounts_holder;
    alter table ledger_accounts
      drop constraint ledger_accounts_id_unit_key,
      drop column holder_id,
      drop column unit,
      drop constraint ledger_accounts_kind_check,
      drop constraint ledger_accounts_check1,
      add check (kind in ('person', 'system')),
      add check (kind <> 'system' or (code is not null and balance is null));
  `);
}
