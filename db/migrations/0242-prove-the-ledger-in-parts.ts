import type { Knex } from 'knex';

/** Proves the ledger part by part, and has the database alone keep totals. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table ledger_reconciliations add column is_whole boolean not null default true;
    -- Small: a row an hour.
    create index ledger_reconciliations_whole on ledger_reconciliations (id) where is_whole;
    -- Small so far; a grown one would be built concurrently.
    create index token_lots_account on token_lots (account_id);
    -- Small: a row a month and account.
    create index ledger_snapshots_created on ledger_snapshots (created_at);

    -- Keeps the totals of all accounts that are no person's, as they were at a moment that is over.
    create function take_ledger_snapshots(through timestamptz) returns bigint
      language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      taken bigint;
    begin
      if through > now() then
        raise exception 'no total is known of a time to come' using errcode = 'check_violation';
      end if;
      insert into ledger_snapshots (account_id, last_entry_id, total, created_at)
        select account.id, newer.last_entry_id, coalesce(kept.total, 0) + newer.amount, through
          from ledger_accounts account
          left join lateral (select total, created_at from ledger_snapshots
                              where account_id = account.id
                              order by created_at desc limit 1) kept on true
          cross join lateral (select max(id) as last_entry_id, sum(amount) as amount
                                from ledger_entries
                               where account_id = account.id
                                 and created_at > coalesce(kept.created_at, '-infinity')
                                 and created_at <= through) newer
         where account.kind in ('creator', 'system') and newer.last_entry_id is not null
        on conflict do nothing;
      get diagnostics taken = row_count;
      return taken;
    end $$;
    revoke insert on ledger_snapshots from nocturne_app;
    revoke execute on function take_ledger_snapshots(timestamptz) from public;
    grant execute on function take_ledger_snapshots(timestamptz) to nocturne_app;
  `);
}

/** There is no way back: a release before this one keeps totals itself. */
export function down(): Promise<void> {
  return Promise.reject(new Error('totals are kept by a function for good'));
}
