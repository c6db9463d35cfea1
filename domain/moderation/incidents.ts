import type { Knex } from 'knex';
import type { IncidentsRow, ModerationFlagsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { personSchema, type Person } from '../shared/person';
import { severityAt, type Severity } from './severity';
import { refusedCategories, type RefusedCategory } from './verdict';
import type { WordKind } from './word-kinds';

/** What staff decide about: flags of one person and kind within a short time. */
export interface Incident {
  id: string;
  person: Person;
  kind: WordKind;
  severity: Severity;
  language: string | null;
  flags: number;
  begunAt: Date;
  lastFlagAt: Date;
  /** Who asked for a suspension that waits for somebody else's word. */
  suspensionAskedBy: string | null;
  decision: IncidentsRow['decision'];
  decidedBy: string | null;
  decidedAt: Date | null;
}

/** An incident, which stays as it is until the transaction ends if it is to; null for none. */
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

/** The gravest of an incident's flags, of several the newest; throws where there is none. */
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

/** Notes what staff decided about an incident. */
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

/** Notes who asks for a suspension that somebody else has to agree to. */
export async function noteSuspensionAsked(
  trx: Knex.Transaction,
  id: string,
  by: string,
): Promise<void> {
  await trx('incidents').where({ id }).update({ suspension_asked_by: by });
}

/** Hands what a visitor was flagged for to the account they turned out to have. */
export async function attachFlags(
  trx: Knex.Transaction,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<void> {
  const account = { person_kind: 'user', person_id: userId } as const;
  await trx('incidents').where({ person_id: guestId }).update(account);
  await trx('moderation_flags').where({ person_id: guestId }).update(account);
}
