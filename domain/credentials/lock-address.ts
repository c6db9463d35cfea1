import type { Knex } from 'knex';

/**
 * Locks an address for the transaction, so that of two users who prove the same address, the second
 * sees the first.
 */
export async function lockAddress(trx: Knex.Transaction, email: string): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`email:${email}`]);
}
