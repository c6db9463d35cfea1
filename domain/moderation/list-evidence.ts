import type { DomainContext } from '../shared/context';
import { placeOf } from '../shared/seal';
import type { RefusedCategory } from './verdict';

export interface Evidence {
  personId: string;
  /** The refused words. */
  text: string;
  /** Which layer found them, and how sure it was; unknown of early flags. */
  layer: string | null;
  score: number | null;
  at: Date;
}

/** What these people have said of a category, the newest first, opened for staff to read. */
export async function listEvidence(
  { db, seal }: Pick<DomainContext, 'db' | 'seal'>,
  personIds: readonly string[],
  category: RefusedCategory,
): Promise<Evidence[]> {
  const rows = await db('moderation_flags')
    .whereIn('person_id', personIds)
    .where({ category, direction: 'from_person' })
    .orderBy('created_at', 'desc')
    .select('id', 'person_id', 'sealed_evidence', 'layer', 'score', 'created_at');
  return rows.map((row) => ({
    personId: row.person_id,
    text: seal.open(row.sealed_evidence, placeOf('moderation_flags', 'sealed_evidence', row.id)),
    layer: row.layer,
    score: row.score,
    at: row.created_at,
  }));
}
