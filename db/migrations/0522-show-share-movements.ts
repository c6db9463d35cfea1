import type { Knex } from 'knex';

/** Shows what moved on the accounts of creators, with what the house earned by the same transfer. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create view share_movements as
      select entry.id, account.holder_id as creator_id, account.unit as currency,
             split_part(account.code, ':', 1) as account, transfer.id as transfer_id,
             transfer.reason, transfer.reference, transfer.character_id, entry.amount,
             (select coalesce(sum(other.amount), 0)::bigint
                from ledger_entries other
                join ledger_accounts earned on earned.id = other.account_id
               where other.transfer_id = transfer.id and earned.code like 'earned:%') as earned,
             entry.created_at
        from ledger_accounts account
        join ledger_entries entry on entry.account_id = account.id
        join ledger_transfers transfer on transfer.id = entry.transfer_id
       where account.kind = 'creator';
    revoke insert, update, delete, truncate on share_movements from nocturne_app`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop view share_movements');
}
