import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { readTogether } from '../shared/reading/read-together';

/** Returns a person's tokens; 0 before any have moved. */
export async function readBalance(db: Knex, userId: string): Promise<number> {
  const account = db('ledger_accounts').where({ owner_id: userId }).select('balance');
  const [row] = await readTogether<{ balance: number | null }>(db, account, {});
  return row?.balance ?? 0;
}

/** Returns a person's tokens; 0 before any have moved. */
export function getBalance(context: DomainContext, userId: string): Promise<number> {
  return readBalance(context.db, userId);
}
