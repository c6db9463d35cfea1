import type { Knex } from 'knex';

/** Lets the release form of a model be signed again, in the caller's transaction. */
export async function unsignRelease(
  trx: Knex.Transaction,
  creatorId: string,
  now: Date,
): Promise<void> {
  await trx('creator_releases')
    .where({ creator_id: creatorId })
    .update({ status: 'unsigned', updated_at: now });
}
