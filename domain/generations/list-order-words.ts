import type { GenerationsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { openOrder } from './generation';
import { photoOrderSchema } from './schema';

/**
 * Returns the words of a person's photo orders by subject, each from the latest order. Orders without
 * separate words are left out.
 */
export async function listOrderWords(
  { db, seal }: Pick<DomainContext, 'db' | 'seal'>,
  {
    userId,
    purpose,
    subjectIds,
  }: { userId: string; purpose: GenerationsRow['purpose']; subjectIds: readonly string[] },
): Promise<Map<string, string>> {
  if (subjectIds.length === 0) return new Map();
  const rows = await db('generations')
    .whereIn('subject_id', subjectIds)
    .where({ user_id: userId, purpose, kind: 'photo' })
    .orderBy('created_at')
    .select('id', 'subject_id', 'sealed_order');
  return new Map(
    rows.flatMap((row) => {
      const { words } = photoOrderSchema.parse(openOrder(seal, row));
      return words === undefined ? [] : [[row.subject_id, words] as const];
    }),
  );
}
