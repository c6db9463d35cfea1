import type { Knex } from 'knex';

/** Shows characters as live now, or no longer, in the caller's transaction. */
export async function setLive(
  trx: Knex.Transaction,
  ids: readonly string[],
  isLive: boolean,
): Promise<void> {
  await trx('characters').whereIn('id', ids).update({ is_live: isLive });
}
