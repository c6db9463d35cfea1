import type { Knex } from 'knex';
import type { CreatorPhotoChecksRow } from '~/db/rows';

/** Returns what was decided about a creator's photos. */
export async function findPhotoStatus(
  db: Knex,
  creatorId: string,
): Promise<CreatorPhotoChecksRow['status']> {
  const row = await db('creator_photo_checks').where({ creator_id: creatorId }).first('status');
  return row?.status ?? 'pending';
}
