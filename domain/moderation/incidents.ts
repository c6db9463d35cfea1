import type { Knex } from 'knex';
import type { IncidentsRow, ModerationFlagsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { personSchema, type Person } from '../shared/person';
import { severityAt, type Severity } from './severity';
import { refusedCategories, type RefusedCategory } from './verdict';
import type { WordKind } from './word-kinds';

/** A group of flags of one person and kind within a short time, about which staff decide. */
export interface Incident {
  id: string;
  person: Person;
  kind: WordKind;
  severity: Severity;
  language: string | null;
  flags: number;
  begunAt: Date;
  lastFlagAt: Date;
  /** The staff member who proposed a suspension that another one must approve. */
  suspensionAskedBy: string | null;
  decision: IncidentsRow['decision'];
  decidedBy: string | null;
  decidedAt: Date | null;
}

/**
 * Returns an incident; null if there is none. With `forUpdate`, it is locked until the transaction ends.
 */
export async function findIncident(
  db: Knex,
  id: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<Incident | null> {
  const rows = db('incidents').where({ id });
  const row = await (forUpdate ? rows.forUpdate() : rows).first<IncidentsRow | undefined>();
  return row ? toIncident(row) : null;
}

function toIncident(row: IncidentsRow): Incident {
  return {
    id: row.id,
    person: personSchema.parse({ kind: row.person_kind, id: row.person_id }),
    kind: row.kind,
    severity: severityAt(row.severity),
    language: row.language,
    flags: row.flags,
    begunAt: row.begun_at,
    lastFlagAt: row.last_flag_at,
    suspensionAskedBy: row.suspension_asked_by,
    decision: row.decision,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
  };
}

/** Returns the gravest flag of an incident; of several the newest. Throws when there is none. */
export async function findGravestFlag(
  db: Knex,
  incidentId: string,
): Promise<{ id: string; category: RefusedCategory }> {
  const flags = await db('moderation_flags')
    .where({ incident_id: incidentId })
    .distinctOn('category')
    .orderBy(['category', { column: 'created_at', order: 'desc' }])
    .select<Pick<ModerationFlagsRow, 'id' | 'category'>[]>('id', 'category');
  const gravest = refusedCategories.flatMap((category) =>
    flags.filter((flag) => flag.category === category).map(({ id }) => ({ id, category })),
  )[0];
  if (!gravest) throw new Error('an incident without a flag');
  return gravest;
}

/** Stores the staff's decision about an incident. */
export async function closeIncident(
  { now }: Pick<DomainContext, 'now'>,
  trx: Knex.Transaction,
  id: string,
  { decision, by }: { decision: NonNullable<IncidentsRow['decision']>; by: string },
): Promise<void> {
  await trx('incidents')
    .where({ id })
    .update({ decision, decided_by: by, decided_at: now(), suspension_asked_by: null });
}

/** Stores who proposed a suspension that another staff member must approve. */
export async function noteSuspensionRequest(
  trx: Knex.Transaction,
  id: string,
  by: string,
): Promise<void> {
  await trx('incidents').where({ id }).update({ suspension_asked_by: by });
}

/** Moves a visitor's flags and incidents to the account that the visitor signed in to. */
export async function attachFlags(
  trx: Knex.Transaction,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<void> {
  const account = { person_kind: 'user', person_id: userId } as const;
  await trx('incidents').where({ person_id: guestId }).update(account);
  await trx('moderation_flags').where({ person_id: guestId }).update(account);
}
