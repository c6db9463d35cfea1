import type { Knex } from 'knex';

/**
 * Stores a use case's result as the response to its request, in the use case's own transaction, so that
 * both commit or neither does. Throws when another attempt has taken the request over, which rolls the
 * transaction back. A use case that spends receives this function and awaits it as the last statement
 * of its transaction.
 */
export type PersistResponse<Outcome> = (trx: Knex.Transaction, outcome: Outcome) => Promise<void>;

/** Does nothing, for work without a keyed request. */
export const persistNothing: PersistResponse<unknown> = () => Promise.resolve();
