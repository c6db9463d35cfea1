import type { Knex } from 'knex';
import { lockAccount } from '../account-states/account-rows';
import type { Person } from '../shared/person';

/**
 * Lets nobody else do anything about a person's flags and strikes until the transaction ends. Of an
 * account it is the row that its state is changed under, so that both are locked in one order.
 */
export async function lockPerson(trx: Knex.Transaction, { kind, id }: Person): Promise<void> {
  if (kind === 'user') await lockAccount(trx, { id }, ['id']);
  else await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`flags:${id}`]);
}
