import type { Knex } from 'knex';
import type { Holder } from './holder';

/**
 * Lets changes of a holder's factors follow one another: two that are added at once are not both the
 * first, and of two that are removed at once one is the last.
 */
export async function lockFactors(trx: Knex.Transaction, { id }: Holder): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`factors:${id}`]);
}
