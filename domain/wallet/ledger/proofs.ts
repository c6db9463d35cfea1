import type { Knex } from 'knex';
import type { LedgerFaults } from './imbalance';

/** The maximum of faults shown per kind; a single fault already raises an alarm. */
export const shownFaults = 100;

/** Transfers written after one moment, up to another. */
export interface TimeRange {
  after: Date | '-infinity';
  until: Date;
}

type Bindings = Record<string, Knex.Value>;

/** Runs a check: a query that returns no rows for a correct ledger. */
async function find<Name extends Exclude<keyof LedgerFaults, 'sum'>>(
  db: Knex,
  sql: string,
  bindings: Bindings = {},
): Promise<LedgerFaults[Name]> {
  const { rows } = await db.raw<{ rows: LedgerFaults[Name] }>(
    `select * from (${sql}) as fault limit ${shownFaults}`,
    bindings,
  );
  return rows;
}

/**
 * Finds transfers in a time range that have fewer than two legs or whose legs do not sum to zero in each
 * unit, and entries without a transfer.
 */
export async function findUnbalancedTransfers(db: Knex, range: TimeRange): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select transfer.id
       from ledger_transfers transfer
       left join lateral (
         select sum(legs) as legs, bool_or(total <> 0) as is_off
           from (select count(*) as legs, sum(amount) as total from ledger_entries
                  where transfer_id = transfer.id group by unit) units) entries on true
      where transfer.created_at > :after and transfer.created_at <= :until
        and (coalesce(entries.legs, 0) < 2 or entries.is_off)
     union all
     select distinct transfer_id from ledger_entries entry
      where created_at > :after and created_at <= :until
        and not exists (select from ledger_transfers where id = entry.transfer_id)
     limit ${shownFaults}`,
    { ...range },
  );
  return rows.map(({ id }) => id);
}

/**
 * The sum of the entries in a time range for one account of the house or of a creator; null stands for all
 * people together.
 */
export interface EntrySum {
  accountId: string | null;
  unit: string;
  sum: number;
  entries: number;
}

/** Sums and counts the entries in a time range by account; those of people together. */
export async function sumEntries(db: Knex, range: TimeRange): Promise<EntrySum[]> {
  const { rows } = await db.raw<{ rows: EntrySum[] }>(
    `select kept.id as "accountId", entry.unit, sum(entry.amount)::bigint as sum,
            count(*) as entries
       from ledger_entries entry
       left join ledger_accounts kept
         on kept.id = entry.account_id and kept.kind in ('creator', 'system')
      where entry.created_at > :after and entry.created_at <= :until
      group by kept.id, entry.unit`,
    { ...range },
  );
  return rows;
}

/** Finds people among these accounts whose balance, lots or held tokens do not match their entries. */
export async function findWrongPurses(
  db: Knex,
  ids: readonly string[],
): Promise<Pick<LedgerFaults, 'wrongBalances' | 'wrongLots' | 'wrongUses' | 'wrongReservations'>> {
  const bindings = { ids: [...ids] };
  return {
    wrongBalances: await find<'wrongBalances'>(db, wrongBalances, bindings),
    wrongLots: await find<'wrongLots'>(db, wrongLots, bindings),
    wrongUses: await find<'wrongUses'>(db, wrongUses, bindings),
    wrongReservations: await find<'wrongReservations'>(db, wrongReservations, bindings),
  };
}

const wrongBalances = `
  select account.id as "accountId", account.balance, entries.total as entries
    from ledger_accounts account
    cross join lateral (select coalesce(sum(amount), 0)::bigint as total from ledger_entries
                         where account_id = account.id) entries
   where account.id = any (:ids) and account.balance <> entries.total`;

const wrongLots = `
  select account.id as "accountId", account.balance, open.tokens as lots
    from ledger_accounts account
    cross join lateral (select coalesce(sum(remaining), 0)::bigint as tokens from token_lots
                         where account_id = account.id and not is_spent) open
   where account.id = any (:ids) and account.balance <> open.tokens`;

const wrongUses = `
  select lot.id as "lotId", lot.size - lot.remaining - lot.reserved as gone, uses.tokens as used
    from token_lots lot
    cross join lateral (select coalesce(sum(tokens), 0)::bigint as tokens from token_lot_uses
                         where lot_id = lot.id) uses
   where lot.account_id = any (:ids) and lot.size - lot.remaining - lot.reserved <> uses.tokens`;

const wrongReservations = `
  select account.id as "accountId", held.tokens as entries, lots.tokens as lots,
         open.tokens as reservations
    from ledger_accounts account
    cross join lateral (
      select coalesce(sum(entry.amount), 0)::bigint as tokens
        from ledger_accounts reserved join ledger_entries entry on entry.account_id = reserved.id
       where reserved.holder_id = account.owner_id and reserved.kind = 'reserved') held
    cross join lateral (select coalesce(sum(reserved), 0)::bigint as tokens from token_lots
                         where account_id = account.id) lots
    cross join lateral (select coalesce(sum(tokens), 0)::bigint as tokens from token_reservations
                         where account_id = account.id and state = 'open') open
   where account.id = any (:ids) and (held.tokens <> lots.tokens or lots.tokens <> open.tokens)`;

/** Finds units whose deferred money does not equal what was paid for the remaining bought tokens. */
export const findWrongDeferred = (db: Knex) => find<'wrongDeferred'>(db, wrongDeferred);

const wrongDeferred = `
  with deferred as (
    select account.unit, coalesce(kept.total, 0) + coalesce(newer.minor, 0) as minor
      from ledger_accounts account
      left join lateral (select total, created_at from ledger_snapshots
                          where account_id = account.id order by created_at desc limit 1) kept on true
      left join lateral (select sum(amount)::bigint as minor from ledger_entries
                          where account_id = account.id
                            and created_at > coalesce(kept.created_at, '-infinity')) newer on true
     where account.code = 'deferred:tokens:' || account.unit
  ), lots as (
    select currency as unit,
           sum(paid_minor - paid_minor * (size - remaining - reserved) / size)::bigint as minor
      from token_lots where currency is not null and remaining + reserved > 0 group by currency
  )
  select unit, coalesce(deferred.minor, 0)::bigint as deferred, coalesce(lots.minor, 0) as value
    from deferred full join lots using (unit)
   where coalesce(deferred.minor, 0) <> coalesce(lots.minor, 0)`;

/** Finds stored totals in a time range that do not equal the previous total plus the entries in between. */
export const findBrokenSnapshots = (db: Knex, range: TimeRange) =>
  find<'wrongSnapshots'>(db, brokenSnapshots, { ...range });

const brokenSnapshots = `
  select kept.account_id as "accountId", kept.total, earlier.total + newer.amount as entries
    from ledger_snapshots kept
    cross join lateral (select total, created_at from ledger_snapshots
                         where account_id = kept.account_id and created_at < kept.created_at
                         order by created_at desc limit 1) earlier
    cross join lateral (select coalesce(sum(amount), 0)::bigint as amount from ledger_entries
                         where account_id = kept.account_id and created_at <= kept.created_at
                           and created_at > earlier.created_at) newer
   where kept.created_at > :after and kept.created_at <= :until
     and kept.total <> earlier.total + newer.amount`;

/** Returns the time of the newest stored totals; null if there are none. */
export async function findNewestSnapshotTime(db: Knex): Promise<Date | null> {
  const row = await db('ledger_snapshots').orderBy('created_at', 'desc').first('created_at');
  return row?.created_at ?? null;
}

/** Finds accounts whose newest stored total differs from the sum of their entries up to then. */
export const findWrongTotals = (db: Knex, sums: ReadonlyMap<string, number>) =>
  find<'wrongSnapshots'>(db, wrongTotals, { ids: [...sums.keys()], sums: [...sums.values()] });

const wrongTotals = `
  select kept.account_id as "accountId", kept.total, coalesce(entries.sum, 0)::bigint as entries
    from (select distinct on (account_id) account_id, total from ledger_snapshots
           order by account_id, created_at desc) kept
    left join unnest(:ids::uuid[], :sums::bigint[]) as entries (account_id, sum)
      on entries.account_id = kept.account_id
   where kept.total <> coalesce(entries.sum, 0)`;
