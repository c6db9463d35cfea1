import type { Knex } from 'knex';
import { readTotals } from '../ledger/account-totals';
import { openAccounts, openingOf } from '../ledger/open-accounts';
import { accountCode } from '../schema';
import { legOf, type Leg } from '../ledger/write-transfer';

/** A creator's share of a spend or sale that was reversed. */
export interface GivenShare {
  creatorId: string;
  minor: number;
}

/**
 * Returns the legs by which creators lose shares: first from held, then from payable, which may fall below
 * zero. Locks the held accounts, so that concurrent reversals do not take the same amount.
 */
export async function takeSharesBack(
  trx: Knex.Transaction,
  shares: readonly GivenShare[],
  unit: string,
  now: Date,
): Promise<Leg[]> {
  const legs: Leg[] = [];
  for (const [creatorId, minor] of [...sumByCreator(shares)].toSorted(byId)) {
    const { held, payable } = await splitLoss(trx, { creatorId, minor }, unit, now);
    legs.push(legOf({ creator: creatorId, as: 'held' }, unit, held));
    legs.push(legOf({ creator: creatorId, as: 'payable' }, unit, payable));
  }
  return legs;
}

/**
 * Splits a creator's loss into held and payable, both at most zero; held is used first. Locks the held
 * account.
 */
export async function splitLoss(
  trx: Knex.Transaction,
  { creatorId, minor }: GivenShare,
  unit: string,
  now: Date,
): Promise<CreatorLegs> {
  const held = await lockHeld(trx, creatorId, unit, now);
  const fromHeld = Math.min(minor, Math.max(0, held));
  return { held: 0 - fromHeld, payable: fromHeld - minor };
}

interface CreatorLegs {
  held: number;
  payable: number;
}

/** Returns the net amounts that a creator got from the transfers with a key or a reference. */
export async function readCreatorLegs(
  trx: Knex.Transaction,
  transfer: { idempotency_key: string } | { reference: string },
  creatorId: string,
  unit: string,
): Promise<CreatorLegs> {
  const codeOf = (as: 'held' | 'payable') => accountCode({ creator: creatorId, as }, unit);
  const rows = await trx('ledger_entries as entry')
    .join('ledger_transfers as transfer', 'transfer.id', 'entry.transfer_id')
    .join('ledger_accounts as account', 'account.id', 'entry.account_id')
    .where(transfer)
    .whereIn('account.code', [codeOf('held'), codeOf('payable')])
    .groupBy('account.code')
    .select<{ code: string; sum: number }[]>('account.code', trx.raw('sum(amount)::bigint as sum'));
  const sumOf = (as: 'held' | 'payable') => rows.find(({ code }) => code === codeOf(as))?.sum ?? 0;
  return { held: sumOf('held'), payable: sumOf('payable') };
}

/** A fixed order, to avoid deadlocks. */
const byId = ([one]: [string, number], [other]: [string, number]) => (one < other ? -1 : 1);

function sumByCreator(shares: readonly GivenShare[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { creatorId, minor } of shares) {
    if (minor > 0) sums.set(creatorId, (sums.get(creatorId) ?? 0) + minor);
  }
  return sums;
}

/**
 * Locks a creator's held shares until the transaction ends and returns their sum. New shares do not wait
 * for the lock, because they only add.
 */
export async function lockHeld(
  trx: Knex.Transaction,
  creatorId: string,
  unit: string,
  now: Date,
): Promise<number> {
  const account = { creator: creatorId, as: 'held' } as const;
  await openAccounts(trx, [openingOf(account, unit)], now);
  await trx.raw('select lock_account(?)', [accountCode(account, unit)]);
  const [total = 0] = await readTotals(trx, [account], unit);
  return total;
}
