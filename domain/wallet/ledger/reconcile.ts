import type { Knex } from 'knex';
import { countFaults, type LedgerFaults } from './imbalance';
import { tokenUnit } from '../schema';

export interface Reconciliation extends LedgerFaults {
  ok: boolean;
  accounts: number;
  entries: number;
}

/** Shown at most of each kind of fault; one is already an alarm. */
const shownFaults = 100;

/** Each proof as a query that finds nothing. */
const proofs = {
  unbalancedTransfers: `
    select t.id from ledger_transfers t
      left join (select transfer_id, sum(legs) as legs, bool_or(total <> 0) as is_off
                   from (select transfer_id, unit, count(*) as legs, sum(amount) as total
                           from ledger_entries group by transfer_id, unit) units
                  group by transfer_id) e on e.transfer_id = t.id
     where coalesce(e.legs, 0) < 2 or e.is_off`,
  wrongBalances: `
    select a.id as "accountId", a.balance, coalesce(sum(e.amount), 0)::bigint as entries
      from ledger_accounts a left join ledger_entries e on e.account_id = a.id
     where a.kind = 'person' group by a.id having a.balance <> coalesce(sum(e.amount), 0)`,
  wrongLots: `
    select a.id as "accountId", a.balance, coalesce(sum(l.remaining), 0)::bigint as lots
      from ledger_accounts a left join token_lots l on l.account_id = a.id
     where a.kind = 'person' group by a.id having a.balance <> coalesce(sum(l.remaining), 0)`,
  wrongUses: `
    select l.id as "lotId", l.size - l.remaining - l.reserved as gone,
           coalesce(sum(u.tokens), 0)::bigint as used
      from token_lots l left join token_lot_uses u on u.lot_id = l.id
     group by l.id having l.size - l.remaining - l.reserved <> coalesce(sum(u.tokens), 0)`,
  wrongReservations: `
    with held as (select a.holder_id, sum(e.amount)::bigint as tokens
                    from ledger_accounts a join ledger_entries e on e.account_id = a.id
                   where a.kind = 'reserved' group by a.holder_id),
         lots as (select account_id, sum(reserved)::bigint as tokens
                    from token_lots group by account_id),
         reservations as (select account_id, sum(tokens)::bigint as tokens
                            from token_reservations where state = 'open' group by account_id),
         people as (select a.id as "accountId", coalesce(held.tokens, 0) as entries,
                           coalesce(lots.tokens, 0) as lots,
                           coalesce(reservations.tokens, 0) as reservations
                      from ledger_accounts a
                      left join held on held.holder_id = a.owner_id
                      left join lots on lots.account_id = a.id
                      left join reservations on reservations.account_id = a.id
                     where a.kind = 'person')
    select * from people where entries <> lots or lots <> reservations`,
  wrongDeferred: `
    with deferred as (select e.unit, sum(e.amount)::bigint as minor
                        from ledger_accounts a join ledger_entries e on e.account_id = a.id
                       where a.code = 'deferred:tokens:' || a.unit group by e.unit),
         lots as (select currency as unit,
                         sum(paid_minor - paid_minor * (size - remaining - reserved) / size)::bigint
                           as minor
                    from token_lots where currency is not null group by currency)
    select unit, coalesce(deferred.minor, 0) as deferred, coalesce(lots.minor, 0) as value
      from deferred full join lots using (unit)
     where coalesce(deferred.minor, 0) <> coalesce(lots.minor, 0)`,
  wrongSnapshots: `
    select s.account_id as "accountId", s.total,
           coalesce(sum(e.amount), 0)::bigint as entries
      from ledger_snapshots s
      left join ledger_entries e on e.account_id = s.account_id and e.created_at <= s.created_at
     group by s.account_id, s.last_entry_id
    having s.total <> coalesce(sum(e.amount), 0)`,
};

/**
 * Proves the ledger in one consistent view: all entries add up to zero in each unit, so does every
 * transfer, and balances, lots, what is held, deferred money and kept totals are what the entries say.
 */
export function reconcileLedger(db: Knex): Promise<Reconciliation> {
  return db.transaction(
    async (trx) => {
      const { rows: units } = await trx.raw<{
        rows: { unit: string; sum: number; entries: number }[];
      }>(
        `select unit, sum(amount)::bigint as sum, count(*) as entries
           from ledger_entries group by unit`,
      );
      const sumOf = (wanted: string) => units.find(({ unit }) => unit === wanted)?.sum ?? 0;
      const find = async <Name extends Exclude<keyof LedgerFaults, 'sum' | 'unbalancedUnits'>>(
        sql: string,
      ) => {
        const { rows } = await trx.raw<{ rows: LedgerFaults[Name] }>(
          `select * from (${sql}) as fault limit ${shownFaults}`,
        );
        return rows;
      };
      const { rows: unbalanced } = await trx.raw<{ rows: { id: string }[] }>(
        `${proofs.unbalancedTransfers} limit ${shownFaults}`,
      );
      const accounts = await trx('ledger_accounts').count<{ count: number }[]>('* as count');
      const faults: LedgerFaults = {
        sum: sumOf(tokenUnit),
        unbalancedUnits: units
          .filter(({ unit, sum }) => unit !== tokenUnit && sum !== 0)
          .map(({ unit, sum }) => ({ unit, sum })),
        unbalancedTransfers: unbalanced.map(({ id }) => id),
        wrongBalances: await find<'wrongBalances'>(proofs.wrongBalances),
        wrongLots: await find<'wrongLots'>(proofs.wrongLots),
        wrongUses: await find<'wrongUses'>(proofs.wrongUses),
        wrongReservations: await find<'wrongReservations'>(proofs.wrongReservations),
        wrongDeferred: await find<'wrongDeferred'>(proofs.wrongDeferred),
        wrongSnapshots: await find<'wrongSnapshots'>(proofs.wrongSnapshots),
      };
      return {
        ok: countFaults(faults) === 0,
        accounts: accounts[0]?.count ?? 0,
        entries: units.reduce((sum, { entries }) => sum + entries, 0),
        ...faults,
      };
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}
