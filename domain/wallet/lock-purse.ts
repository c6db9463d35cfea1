import type { Knex } from 'knex';
import { newId } from '../shared/ids';
import { prepared } from '../shared/reading/prepared';
import type { SpendingLimit } from './limits/decide-limit';
import type { Lot } from './lots/decide-lot-uses';

/** A person's tokens, locked by a transaction. */
export interface Purse {
  userId: string;
  accountId: string;
  balance: number;
  /** The lots that pay for the requested tokens, as far as the balance suffices. */
  lots: Lot[];
  /** The person's own limits; empty if nothing is to be spent. */
  limits: SpendingLimit[];
  /** The number of tokens from which a spend needs confirmation; null for never. */
  askFrom: number | null;
  /** Ids of the requested accounts that are open. */
  accounts: Map<string, string>;
}

interface PurseRow extends Pick<Purse, 'balance' | 'lots' | 'limits'> {
  account_id: string;
  ask_from: number | null;
  accounts: Record<string, string>;
}

/** The parts of a purse to read with the lock. */
interface Wanted {
  /** Tokens to be spent: the lots that pay for them are read; with `all`, every open lot. */
  tokens?: number | 'all';
  /** Codes of further accounts whose ids are read. */
  codes?: string[];
}

/**
 * Locks a person's tokens until the transaction ends and reads the requested parts. Every move of a
 * person's tokens begins with this.
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
