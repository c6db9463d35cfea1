import type { Knex } from 'knex';
import { lockAccount } from '../account-states/account-rows';
import type { Person } from '../shared/person';

/**
 * Locks a person's flags and strikes until the transaction ends. For an account this is the row that is
 * also locked to change its state, so both use the same lock order.
 */
export async function lockPerson(trx: Knex.Transaction, { kind, id }: Person): Promise<void> {
  if (kind === 'user') await lockAccount(trx, { id }, ['id']);
  else await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`flags:${id}`]);
}
