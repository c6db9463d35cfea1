import type { Knex } from 'knex';
import { newId } from '../../shared/ids';
import { accountCode, reservedCode, tokenUnit, type AccountRef } from '../schema';

/** An account as it is opened when first something is posted to it. */
export interface Opening {
  code: string;
  kind: 'reserved' | 'creator' | 'system';
  unit: string;
  holderId: string | null;
}

/** How an account that anybody may post to is opened in a unit. */
export function openingOf(account: AccountRef, unit: string): Opening {
  const code = accountCode(account, unit);
  return 'creator' in account
    ? { code, kind: 'creator', unit, holderId: account.creator }
    : { code, kind: 'system', unit, holderId: null };
}

/** How the account of what is held of a person's tokens is opened. */
export const reservedOf = (userId: string): Opening => ({
  code: reservedCode(userId),
  kind: 'reserved',
  unit: tokenUnit,
  holderId: userId,
});

/**
 * The ids of accounts by their codes; those that nobody has used yet are opened. Two that open the
 * same one at once get the same.
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
