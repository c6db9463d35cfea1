import type { Knex } from 'knex';

/**
 * Whoever writes to the ledger, a transaction that leaves a transfer with fewer than two legs, or
 * with legs that do not add up to zero, does not commit. Legs added to an older transfer are looked
 * at as well. A restore fills the tables as a superuser with session_replication_role = replica,
 * which no trigger of the ledger hears; nothing else passes them by.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function require_balanced_transfer() returns trigger language plpgsql
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

    create constraint trigger ledger_transfers_balanced after insert on ledger_transfers
      deferrable initially deferred for each row execute function require_balanced_transfer();
    create constraint trigger ledger_entries_balanced after insert on ledger_entries
      deferrable initially deferred for each row execute function require_balanced_transfer();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger ledger_entries_balanced on ledger_entries;
    drop trigger ledger_transfers_balanced on ledger_transfers;
    drop function require_balanced_transfer();
  `);
}
