import type { Knex } from 'knex';

/**
 * Lets one transaction at a time decide whose an address is, for the transaction's life: of two who
 * prove the same address, the second sees the first.
 */
export async function lockAddress(trx: Knex.Transaction, email: string): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`email:${email}`]);
}
