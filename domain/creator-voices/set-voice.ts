import type { Knex } from 'knex';
import type { CreatorVoicesRow } from '~/db/rows';

/** Changes the state of a voice by a decision of staff, or whether it is on, in the caller's transaction. */
export async function setVoice(
  trx: Knex.Transaction,
  creatorId: string,
  change: Partial<Pick<CreatorVoicesRow, 'status' | 'is_on'>>,
  now: Date,
): Promise<void> {
  await trx('creator_voices')
    .where({ creator_id: creatorId })
    .update({ ...change, updated_at: now });
}

/** Returns whether voices are on, by model. */
export async function findVoice(
  db: Knex,
  creatorId: string,
): Promise<Pick<CreatorVoicesRow, 'status' | 'is_on' | 'kind'> | null> {
  const row = await db('creator_voices')
    .where({ creator_id: creatorId })
    .first('status', 'is_on', 'kind');
  return row ?? null;
}
