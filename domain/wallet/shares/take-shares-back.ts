import type { Knex } from 'knex';
import { readTotals } from '../ledger/account-totals';
import { openAccounts, openingOf } from '../ledger/open-accounts';
import { accountCode } from '../schema';
import { legOf, type Leg } from '../ledger/write-transfer';

/** So much of what a creator was given for something that was taken back. */
export interface GivenShare {
  creatorId: string;
  minor: number;
}

/**
 * The legs by which creators lose shares: what is still held of theirs goes first, then what is
 * payable, which may fall below zero. Locks their held accounts: two that take back at once do not
 * take the same.
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
 * What a creator loses of a share that is taken back, of held and of payable, neither above zero: what is
 * still held goes first. Locks their held account.
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

/** What the transfers of a key, or about something, gave a creator, or took, less what was given back. */
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

/** In one order for all, so that nobody waits for somebody who waits for them. */
const byId = ([one]: [string, number], [other]: [string, number]) => (one < other ? -1 : 1);

function sumByCreator(shares: readonly GivenShare[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { creatorId, minor } of shares) {
    if (minor > 0) sums.set(creatorId, (sums.get(creatorId) ?? 0) + minor);
  }
  return sums;
}

/**
 * Locks a creator's held shares until the transaction ends and says how much they are. New shares
 * are not kept waiting: they only add.
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
