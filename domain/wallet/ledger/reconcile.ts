import type { Knex } from 'knex';
import { countFaults, type LedgerFaults } from './imbalance';
import {
  findUnbalancedTransfers,
  findWrongDeferred,
  findWrongPurses,
  findWrongSnapshots,
  shownFaults,
  sumEntries,
  type TimeRange,
} from './proofs';
import { tokenUnit } from '../schema';

export interface Reconciliation extends LedgerFaults {
  ok: boolean;
  accounts: number;
  entries: number;
}

/** Transfers, people and kept totals of one statement, so that none takes more than seconds. */
const transfersAtOnce = 20_000;
const peopleAtOnce = 2_000;

/** Later than anything that is dated by a clock a little ahead. */
const endOfTime = new Date('9999-12-31T00:00:00Z');

/**
 * Proves the ledger: all entries add up to zero in each unit, so does every transfer, and balances,
 * lots, what is held, deferred money and kept totals are what the entries say. With `since` proves
 * what was written after it, and the people it touched; deferred money, which is one sum over all
 * lots, only as a whole. Goes through in many statements of seconds, each consistent in itself: no
 * transaction stays open, and nobody waits for it.
 */
export async function reconcileLedger(
  db: Knex,
  { since = null }: { since?: Date | null } = {},
): Promise<Reconciliation> {
  const faults: LedgerFaults = {
    sum: 0,
    unbalancedUnits: [],
    unbalancedTransfers: [],
    wrongBalances: [],
    wrongLots: [],
    wrongUses: [],
    wrongReservations: [],
    wrongDeferred: since === null ? await findWrongDeferred(db) : [],
    wrongSnapshots: [],
  };
  const entries = await proveTransfers(db, since, faults);
  const accounts =
    since === null ? await proveAll(db, faults) : await proveTouched(db, since, faults);
  return { ok: countFaults(faults) === 0, accounts, entries, ...faults };
}

/** Proves transfers and kept totals, part by part; returns how many entries there were. */
async function proveTransfers(db: Knex, since: Date | null, faults: LedgerFaults): Promise<number> {
  const sums = new Map<string, number>();
  let entries = 0;
  for await (const range of rangesOf(db, since)) {
    for (const one of await sumEntries(db, range)) {
      sums.set(one.unit, (sums.get(one.unit) ?? 0) + one.sum);
      entries += one.entries;
    }
    add(faults.unbalancedTransfers, await findUnbalancedTransfers(db, range));
    add(faults.wrongSnapshots, await findWrongSnapshots(db, range));
  }
  faults.sum = sums.get(tokenUnit) ?? 0;
  faults.unbalancedUnits = [...sums]
    .filter(([unit, sum]) => unit !== tokenUnit && sum !== 0)
    .map(([unit, sum]) => ({ unit, sum }));
  return entries;
}

/** Parts of time with so many transfers each, up to the end of all. */
async function* rangesOf(db: Knex, since: Date | null): AsyncGenerator<TimeRange> {
  let after: TimeRange['after'] = since ?? '-infinity';
  for (;;) {
    const { rows } = await db.raw<{ rows: { until: Date | null; transfers: number }[] }>(
      `select max(created_at) as until, count(*) as transfers
         from (select created_at from ledger_transfers where created_at > :after
                order by created_at limit ${transfersAtOnce}) as part`,
      { after },
    );
    const { until = null, transfers = 0 } = rows[0] ?? {};
    if (until === null || transfers < transfersAtOnce) {
      yield { after, until: endOfTime };
      return;
    }
    yield { after, until };
    after = until;
  }
}

/** Proves everybody's tokens in the order of their accounts; returns how many accounts there are. */
async function proveAll(db: Knex, faults: LedgerFaults): Promise<number> {
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await db('ledger_accounts')
      .where({ kind: 'person' })
      .modify((query) => {
        if (after !== null) void query.where('id', '>', after);
      })
      .orderBy('id')
      .limit(peopleAtOnce)
      .pluck('id');
    await provePurses(db, ids, faults);
    if (ids.length < peopleAtOnce) break;
    after = ids.at(-1) ?? null;
  }
  const [all] = await db('ledger_accounts').count<{ count: number }[]>('* as count');
  return all?.count ?? 0;
}

/** Proves the tokens of people who had some moved; returns how many that were. */
async function proveTouched(db: Knex, since: Date, faults: LedgerFaults): Promise<number> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select account.id from ledger_accounts account
      where account.kind = 'person'
        and account.id in (select account_id from ledger_entries where created_at > :since)`,
    { since },
  );
  for (let from = 0; from < rows.length; from += peopleAtOnce) {
    const ids = rows.slice(from, from + peopleAtOnce).map(({ id }) => id);
    await provePurses(db, ids, faults);
  }
  return rows.length;
}

async function provePurses(db: Knex, ids: readonly string[], faults: LedgerFaults): Promise<void> {
  if (ids.length === 0) return;
  const found = await findWrongPurses(db, ids);
  add(faults.wrongBalances, found.wrongBalances);
  add(faults.wrongLots, found.wrongLots);
  add(faults.wrongUses, found.wrongUses);
  add(faults.wrongReservations, found.wrongReservations);
}

const add = <One>(shown: One[], found: readonly One[]): void => {
  shown.push(...found.slice(0, shownFaults - shown.length));
};
