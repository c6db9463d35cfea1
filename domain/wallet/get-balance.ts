import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';

/** A person's tokens; 0 before any have moved. */
export async function readBalance(db: Knex, userId: string): Promise<number> {
  const account = await db('ledger_accounts').where({ owner_id: userId }).first('balance');
  return account?.balance ?? 0;
}

/** A person's tokens; 0 before any have moved. */
export function getBalance(context: DomainContext, userId: string): Promise<number> {
  return readBalance(context.db, userId);
}
