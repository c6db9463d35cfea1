import type { Knex } from 'knex';
import { countFaults, noFaults, type LedgerFaults } from './imbalance';
import {
  findBrokenSnapshots,
  findNewestSnapshotTime,
  findUnbalancedTransfers,
  findWrongDeferred,
  findWrongPurses,
  findWrongTotals,
  shownFaults,
  sumEntries,
  type EntrySum,
  type TimeRange,
} from './proofs';
import { tokenUnit } from '../schema';

export interface Reconciliation extends LedgerFaults {
  ok: boolean;
  accounts: number;
  entries: number;
}

/** Transfers and people per statement, so that each takes at most seconds. */
const transfersAtOnce = 20_000;
const peopleAtOnce = 2_000;

/** Later than any timestamp, even from a clock that is slightly ahead. */
const endOfTime = new Date('9999-12-31T00:00:00Z');

/**
 * Checks the ledger: all entries, and those of each transfer, sum to zero in each unit; balances, lots,
 * held tokens, deferred money and stored totals match the entries. With `since` checks only what was
 * written after it and the people concerned; deferred money and the totals need all entries and are checked
 * only with the whole ledger. Runs many statements of seconds, each consistent in itself, so that no
 * transaction stays open and nothing waits for it.
 */
export async function reconcileLedger(
  db: Knex,
  { since = null }: { since?: Date | null } = {},
): Promise<Reconciliation> {
  const faults = noFaults();
  const entries = await proveTransfers(db, since, faults);
  const accounts =
    since === null ? await proveAll(db, faults) : await proveTouched(db, since, faults);
  if (since === null) faults.wrongDeferred = await findWrongDeferred(db);
  return { ok: countFaults(faults) === 0, accounts, entries, ...faults };
}

/** Checks transfers and stored totals, range by range. Returns the number of entries. */
async function proveTransfers(db: Knex, since: Date | null, faults: LedgerFaults): Promise<number> {
  const byUnit = new Map<string, number>();
  const byAccount = new Map<string, number>();
  const totalsAt = since === null ? await findNewestSnapshotTime(db) : null;
  let entries = 0;
  for await (const range of rangesOf(db, since, totalsAt)) {
    const sums = await sumEntries(db, range);
    entries += sums.reduce((count, one) => count + one.entries, 0);
    addUp(byUnit, sums, ({ unit }) => unit);
    addUp(byAccount, sums, ({ accountId }) => accountId);
    add(faults.unbalancedTransfers, await findUnbalancedTransfers(db, range));
    add(faults.wrongSnapshots, await findBrokenSnapshots(db, range));
    if (range.until.getTime() === totalsAt?.getTime()) {
      add(faults.wrongSnapshots, await findWrongTotals(db, byAccount));
    }
  }
  faults.sum = byUnit.get(tokenUnit) ?? 0;
  faults.unbalancedUnits = [...byUnit]
    .filter(([unit, sum]) => unit !== tokenUnit && sum !== 0)
    .map(([unit, sum]) => ({ unit, sum }));
  return entries;
}

function addUp(
  totals: Map<string, number>,
  sums: readonly EntrySum[],
  keyOf: (one: EntrySum) => string | null,
): void {
  for (const one of sums) {
    const key = keyOf(one);
    if (key !== null) totals.set(key, (totals.get(key) ?? 0) + one.sum);
  }
}

/** Yields time ranges with `transfersAtOnce` transfers each; one range ends at `endsAt` if it is given. */
async function* rangesOf(
  db: Knex,
  since: Date | null,
  endsAt: Date | null,
): AsyncGenerator<TimeRange> {
  let after: TimeRange['after'] = since ?? '-infinity';
  for (;;) {
    const next = await findEnd(db, after);
    const isPassed = endsAt === null || (after !== '-infinity' && after >= endsAt);
    const until: Date = isPassed || (next !== null && next < endsAt) ? (next ?? endOfTime) : endsAt;
    yield { after, until };
    if (until === endOfTime) return;
    after = until;
  }
}

/**
 * Returns the time of the last of the next transfers, rounded up to the next millisecond, because rows have
 * more digits than a Date. Null if fewer transfers are left.
 */
async function findEnd(db: Knex, after: TimeRange['after']): Promise<Date | null> {
  const { rows } = await db.raw<{ rows: { until: Date }[] }>(
    `select date_trunc('milliseconds', created_at) + interval '1 millisecond' as until
       from ledger_transfers where created_at > :after
      order by created_at offset ${transfersAtOnce - 1} limit 1`,
    { after },
  );
  return rows[0]?.until ?? null;
}

/** Checks everybody's tokens in the order of their accounts. Returns the number of accounts. */
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

/** Checks the tokens of people with new entries. Returns the number of these people. */
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
