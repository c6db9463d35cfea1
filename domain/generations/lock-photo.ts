import type { Knex } from 'knex';
import type * as z from 'zod';
import type { GenerationsRow } from '~/db/rows';
import { photoResultSchema } from './schema';

interface Subject extends Pick<GenerationsRow, 'purpose'> {
  userId: string;
  characterId: string;
  subjectId: string;
}

/**
 * Returns the finished photo that a person ordered for a subject, which cannot be removed until the
 * transaction ends; null if there is none.
 */
export async function lockPhoto(
  trx: Knex.Transaction,
  { userId, characterId, subjectId, purpose }: Subject,
): Promise<z.output<typeof photoResultSchema> | null> {
  const row = await trx('generations')
    .where({ subject_id: subjectId, user_id: userId, character_id: characterId, purpose })
    .where({ kind: 'photo', state: 'done' })
    .orderBy('created_at', 'desc')
    .forUpdate()
    .first('result');
  return row ? photoResultSchema.parse(row.result) : null;
}
