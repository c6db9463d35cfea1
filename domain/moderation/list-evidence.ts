import type { ModerationFlagsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { placeOf } from '../shared/sealing/seal';
import type { RefusedCategory } from './verdict';

export interface Evidence {
  /** Of which it is the evidence. */
  flagId: string;
  personId: string;
  /** The refused words. */
  text: string;
  category: string;
  /** Which layer found them, and how sure it was; unknown of early flags. */
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

/** Flags that are read at a time. */
const most = 50;

/** What somebody has said of a category, the newest first and fifty at the most, opened for staff to read. */
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

/** The words of an incident, the newest first and fifty at the most, opened for staff to read. */
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
