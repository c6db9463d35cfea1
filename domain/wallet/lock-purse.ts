import type { Knex } from 'knex';
import { newId } from '../shared/ids';
import { prepared } from '../shared/reading/prepared';
import type { SpendingLimit } from './limits/decide-limit';
import type { Lot } from './lots/decide-lot-uses';

/** A person's tokens while their transaction holds them. */
export interface Purse {
  userId: string;
  accountId: string;
  balance: number;
  /** Those that pay for what is wanted, as far as the balance does. */
  lots: Lot[];
  /** Limits they set for themselves; empty where nothing is to be spent. */
  limits: SpendingLimit[];
  /** From how many tokens on they are asked before a spend; null where never. */
  askFrom: number | null;
  /** Ids of the accounts that were asked for and that are open. */
  accounts: Map<string, string>;
}

interface PurseRow extends Pick<Purse, 'balance' | 'lots' | 'limits'> {
  account_id: string;
  ask_from: number | null;
  accounts: Record<string, string>;
}

/** Parts of a purse to be read as it is locked. */
interface Wanted {
  /** Tokens that are to be spent: the lots that pay for them are read, for `all` each open one. */
  tokens?: number | 'all';
  /** Codes of accounts whose ids are read beside it. */
  codes?: string[];
}

/**
 * Locks a person's tokens until the transaction ends, and reads of them what is wanted. Whatever
 * moves a person's tokens begins with this.
 */
export async function lockPurse(
  trx: Knex.Transaction,
  userId: string,
  now: Date,
  wanted: Wanted = {},
): Promise<Purse> {
  let row = await lock(trx, userId, wanted);
  if (!row) {
    await openPurse(trx, userId, now);
    row = await lock(trx, userId, wanted);
  }
  if (!row) throw new Error('a purse could not be opened');
  return {
    userId,
    accountId: row.account_id,
    balance: row.balance,
    lots: row.lots,
    limits: row.limits,
    askFrom: row.ask_from,
    accounts: new Map(Object.entries(row.accounts)),
  };
}

async function lock(
  trx: Knex.Transaction,
  userId: string,
  { tokens = 0, codes = [] }: Wanted,
): Promise<PurseRow | undefined> {
  const [row] = await prepared<PurseRow>(
    trx,
    'lock-purse',
    'select account_id, balance, lots, accounts, limits, ask_from from lock_purse(:userId, :codes, :wanted)',
    { userId, codes, wanted: tokens === 'all' ? null : tokens },
  );
  return row;
}

async function openPurse(trx: Knex.Transaction, userId: string, now: Date): Promise<void> {
  await trx('ledger_accounts')
    .insert({ id: newId(), kind: 'person', owner_id: userId, created_at: now })
    .onConflict('owner_id')
    .ignore();
}
