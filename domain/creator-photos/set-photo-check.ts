import type { Knex } from 'knex';
import type { CreatorPhotoChecksRow } from '~/db/rows';

/** Sets the state of the comparison of photos by a decision of staff, in the caller's transaction. */
export async function setPhotoCheck(
  trx: Knex.Transaction,
  creatorId: string,
  status: CreatorPhotoChecksRow['status'],
  now: Date,
): Promise<void> {
  await trx('creator_photo_checks')
    .where({ creator_id: creatorId })
    .update({ status, updated_at: now });
}
