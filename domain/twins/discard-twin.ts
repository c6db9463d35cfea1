import type { Knex } from 'knex';

/** Notes that what was made of a person is not used again, in the caller's transaction. */
export async function discardTwin(
  trx: Knex.Transaction,
  creatorId: string,
  now: Date,
): Promise<void> {
  await trx('creator_twins')
    .where({ creator_id: creatorId })
    .update({ status: 'pending', accepted_at: null, updated_at: now });
}
