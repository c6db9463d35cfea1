import type { Knex } from 'knex';

/**
 * Stores what a use case decided as the answer to the request it serves, in the use case's own
 * transaction: both commit or neither does. Throws when another attempt has taken the request
 * over, and with that undoes the transaction. A use case that spends takes one and awaits it as
 * the last statement of its transaction.
 */
export type PersistResponse<Outcome> = (trx: Knex.Transaction, outcome: Outcome) => Promise<void>;

/** For work that no keyed request stands behind. */
export const persistNothing: PersistResponse<unknown> = () => Promise.resolve();
