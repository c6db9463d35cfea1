import type { Knex } from 'knex';
import type { Holder } from './holder';

/**
 * Serialises changes of a holder's factors, so that only one of two added factors is the first, and only
 * one of two removed factors is the last.
 */
export async function lockFactors(trx: Knex.Transaction, { id }: Holder): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`factors:${id}`]);
}
