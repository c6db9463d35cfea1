import type { Knex } from 'knex';
import type { GenerationsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { openOrder } from './generation';
import { photoOrderSchema, type PhotoOrder } from './schema';

interface Subject {
  userId: string;
  purpose: GenerationsRow['purpose'];
  subjectId: string;
}

/** Returns a person's last order for the given photo subject; null if there is none. */
export async function findPhotoOrder(
  { seal }: Pick<DomainContext, 'seal'>,
  db: Knex,
  { userId, purpose, subjectId }: Subject,
): Promise<{ id: string; order: PhotoOrder } | null> {
  const row = await db('generations')
    .where({ subject_id: subjectId, user_id: userId, purpose, kind: 'photo' })
    .orderBy('created_at', 'desc')
    .first<GenerationsRow | undefined>();
  return row ? { id: row.id, order: photoOrderSchema.parse(openOrder(seal, row)) } : null;
}
