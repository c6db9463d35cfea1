import type { Knex } from 'knex';

/**
 * Lets a month be closed while tokens move: whoever books into the month that goes on waits for
 * nobody, since it cannot be closed; whoever books into one before waits for its closing alone.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Small so far; a grown one would be built concurrently.
    create index ledger_transfers_created on ledger_transfers (created_at);
    create view booked_transfers as select id, created_at from ledger_transfers;
    revoke insert, update, delete, truncate on booked_transfers from nocturne_app;

    create or replace function refuse_closed_month() returns trigger language plpgsql
      set search_path = public, pg_temp as $$
    declare
      dated text := to_char(new.created_at at time zone 'UTC', 'YYYY-MM');
    begin
      if dated >= to_char(now() at time zone 'UTC', 'YYYY-MM') then return new; end if;
      perform pg_advisory_xact_lock_shared(hashtext('ledger month'), hashtext(dated));
      if exists (select from closed_months where month = dated) then
        raise exception '% is closed', dated
          using errcode = 'check_violation', constraint = 'ledger_month_open';
      end if;
      return new;
    end $$;

    -- Closes a month for every transfer that comes after. One that is not over for an hour is
    -- refused: no transaction that began in it is open for longer.
    create function close_month(which text, who text, at timestamptz) returns void
      language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if which >= to_char(now() at time zone 'UTC' - interval '1 hour', 'YYYY-MM') then
        raise exception '% is not over', which
          using errcode = 'check_violation', constraint = 'closed_months_over';
      end if;
      perform pg_advisory_xact_lock(hashtext('ledger month'), hashtext(which));
      insert into closed_months (month, closed_at, closed_by) values (which, at, who);
    end $$;

    -- Keeps what every account held at the end of a closed month, once.
    create function keep_trial_balance(which text, balances jsonb) returns void
      language sql security definer set search_path = public, pg_temp as $$
      update closed_months set trial_balance = balances
       where month = which and trial_balance is null
    $$;

    drop function hold_transfers();
    revoke insert on closed_months from nocturne_app;
    revoke update (trial_balance) on closed_months from nocturne_app;
    revoke execute on function close_month(text, text, timestamptz),
      keep_trial_balance(text, jsonb) from public;
    grant execute on function close_month(text, text, timestamptz),
      keep_trial_balance(text, jsonb) to nocturne_app;
  `);
}

/** There is no way back: a release before this one closes months by what has gone. */
export function down(): Promise<void> {
  return Promise.reject(new Error('months are closed by a function for good'));
}
