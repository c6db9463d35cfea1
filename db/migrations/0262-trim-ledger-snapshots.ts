import type { Knex } from 'knex';

/**
 * Totals of an account are read from its newest snapshot. The processes may not remove any of them,
 * so the owner's function does: never the two newest of an account, of which one proves the other, and
 * none of the last day.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function trim_ledger_snapshots(before timestamptz) returns bigint
      language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
    declare
      removed bigint;
    begin
      delete from ledger_snapshots where (account_id, last_entry_id) in (
        select old.account_id, old.last_entry_id from ledger_snapshots old
         where old.created_at < least(before, now() - interval '1 day')
           and exists (select from ledger_snapshots newer
                        where newer.account_id = old.account_id
                          and newer.last_entry_id > old.last_entry_id offset 1)
         limit 10000);
      get diagnostics removed = row_count;
      return removed;
    end $$;
    revoke all on function trim_ledger_snapshots(timestamptz) from public;
    grant execute on function trim_ledger_snapshots(timestamptz) to nocturne_app`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop function trim_ledger_snapshots(timestamptz)');
}
