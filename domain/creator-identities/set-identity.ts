import type { Knex } from 'knex';
import type { CreatorIdentitiesRow } from '~/db/rows';

/** Sets the state of a person's identity by a decision of staff, in the caller's transaction. */
export async function setIdentity(
  trx: Knex.Transaction,
  creatorId: string,
  status: CreatorIdentitiesRow['status'],
  now: Date,
): Promise<void> {
  await trx('creator_identities')
    .where({ creator_id: creatorId })
    .update({ status, updated_at: now });
}
