import type { ModerationFlagsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { placeOf } from '../shared/sealing/seal';
import type { RefusedCategory } from './verdict';

export interface Evidence {
  /** The flag that the evidence belongs to. */
  flagId: string;
  personId: string;
  /** The refused words. */
  text: string;
  category: string;
  /** The layer that made the finding, and its certainty in `score`; null for early flags. */
  layer: string | null;
  score: number | null;
  at: Date;
}

const columns = [
  'id',
  'person_id',
  'sealed_evidence',
  'category',
  'layer',
  'score',
  'created_at',
] as const;

/** The maximum number of flags per read. */
const most = 50;

/** Returns a person's refused words of a category, decrypted for staff, the newest first; at most 50. */
export async function listEvidenceBy(
  { db, seal }: Pick<DomainContext, 'db' | 'seal'>,
  personId: string,
  category: RefusedCategory,
): Promise<Evidence[]> {
  const rows = await db('moderation_flags')
    .where({ person_id: personId, category, direction: 'from_person' })
    .orderBy('created_at', 'desc')
    .limit(most)
    .select(...columns);
  return rows.map((row) => openEvidence(seal, row));
}

/** Returns the refused words of an incident, decrypted for staff, the newest first; at most 50. */
export async function listEvidenceOf(
  { db, seal }: Pick<DomainContext, 'db' | 'seal'>,
  incidentId: string,
): Promise<Evidence[]> {
  const rows = await db('moderation_flags')
    .where({ incident_id: incidentId })
    .orderBy('created_at', 'desc')
    .limit(most)
    .select(...columns);
  return rows.map((row) => openEvidence(seal, row));
}

type FlagRow = Pick<ModerationFlagsRow, (typeof columns)[number]>;

function openEvidence(seal: DomainContext['seal'], row: FlagRow): Evidence {
  return {
    flagId: row.id,
    personId: row.person_id,
    text: seal.open(row.sealed_evidence, placeOf('moderation_flags', 'sealed_evidence', row.id)),
    category: row.category,
    layer: row.layer,
    score: row.score,
    at: row.created_at,
  };
}
