import type { Knex } from 'knex';

/** Notes that the twin of a model is to be made, in the caller's transaction; its person says yes again. */
export async function beginTwin(
  trx: Knex.Transaction,
  creatorId: string,
  now: Date,
): Promise<void> {
  await trx('creator_twins')
    .where({ creator_id: creatorId })
    .update({ status: 'in_progress', accepted_at: null, updated_at: now });
}
