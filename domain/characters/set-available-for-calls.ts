import type { Knex } from 'knex';

/** Sets whether a character can be called, in the caller's transaction. */
export async function setAvailableForCalls(
  trx: Knex.Transaction,
  id: string,
  isAvailable: boolean,
): Promise<void> {
  await trx('characters').where({ id }).update({ available_for_calls: isAvailable });
}
