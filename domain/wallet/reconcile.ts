import type { Knex } from 'knex';
import { countFaults, type LedgerFaults } from './imbalance';

export interface Reconciliation extends LedgerFaults {
  ok: boolean;
  accounts: number;
  entries: number;
}

/** Shown at most of each kind of fault; one is already an alarm. */
const shownFaults = 100;

/**
 * Proves the ledger in one consistent view: all entries add up to zero, so does every transfer, and
 * each person's balance equals the sum of their entries.
 */
export function reconcileLedger(db: Knex): Promise<Reconciliation> {
  return db.transaction(
    async (trx) => {
      const { rows: totals } = await trx.raw<{ rows: { sum: number; entries: number }[] }>(
        'select coalesce(sum(amount), 0)::bigint as sum, count(*) as entries from ledger_entries',
      );
      const { rows: unbalanced } = await trx.raw<{ rows: { id: string }[] }>(
        `select t.id from ledger_transfers t left join ledger_entries e on e.transfer_id = t.id
          group by t.id having coalesce(sum(e.amount), 0) <> 0 or count(e.id) < 2 limit ?`,
        [shownFaults],
      );
      const { rows: wrong } = await trx.raw<{
        rows: { id: string; balance: number; entries: number }[];
      }>(
        `select a.id, a.balance, coalesce(sum(e.amount), 0)::bigint as entries
           from ledger_accounts a left join ledger_entries e on e.account_id = a.id
          where a.kind = 'person' group by a.id
         having a.balance <> coalesce(sum(e.amount), 0) limit ?`,
        [shownFaults],
      );
      const accounts = await trx('ledger_accounts').count<{ count: number }[]>('* as count');
      const faults: LedgerFaults = {
        sum: totals[0]?.sum ?? 0,
        unbalancedTransfers: unbalanced.map((row) => row.id),
        wrongBalances: wrong.map((row) => ({
          accountId: row.id,
          balance: row.balance,
          entries: row.entries,
        })),
      };
      return {
        ok: countFaults(faults) === 0,
        accounts: accounts[0]?.count ?? 0,
        entries: totals[0]?.entries ?? 0,
        ...faults,
      };
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}
