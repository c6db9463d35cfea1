import type { Knex } from 'knex';
import { newId } from '../../shared/ids';
import { accountCode, reservedCode, tokenUnit, type AccountRef } from '../schema';

/** The values of an account that is opened with its first entry. */
export interface Opening {
  code: string;
  kind: 'reserved' | 'creator' | 'system';
  unit: string;
  holderId: string | null;
}

/** Returns the values to open a general account in a unit. */
export function openingOf(account: AccountRef, unit: string): Opening {
  const code = accountCode(account, unit);
  return 'creator' in account
    ? { code, kind: 'creator', unit, holderId: account.creator }
    : { code, kind: 'system', unit, holderId: null };
}

/** Returns the values to open the account of a person's held tokens. */
export const reservedOf = (userId: string): Opening => ({
  code: reservedCode(userId),
  kind: 'reserved',
  unit: tokenUnit,
  holderId: userId,
});

/**
 * Returns the ids of accounts by their codes, and opens accounts that do not exist yet. Concurrent calls
 * for the same account get the same id.
 */
export async function openAccounts(
  trx: Knex.Transaction,
  wanted: readonly Opening[],
  now: Date,
): Promise<Map<string, string>> {
  const codes = wanted.map(({ code }) => code);
  const found = await findAccounts(trx, codes);
  const missing = wanted.filter(({ code }) => !found.has(code));
  if (missing.length === 0) return found;
  await trx('ledger_accounts')
    .insert(
      missing.map(({ code, kind, unit, holderId }) => ({
        id: newId(),
        kind,
        code,
        unit,
        holder_id: holderId,
        created_at: now,
      })),
    )
    .onConflict('code')
    .ignore();
  return findAccounts(trx, codes);
}

async function findAccounts(
  trx: Knex.Transaction,
  codes: readonly string[],
): Promise<Map<string, string>> {
  const rows = await trx('ledger_accounts').whereIn('code', codes).select('id', 'code');
  return new Map(rows.flatMap(({ id, code }) => (code === null ? [] : [[code, id]])));
}
