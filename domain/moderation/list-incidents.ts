import * as z from 'zod';
import type { AccountsRow, IncidentsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { idSchema } from '../shared/ids';
import type { LeftJoined } from '../shared/left-joined';
import { rankOf, severityAt, type Severity } from './severity';
import { moderationSettings } from './settings';
import type { WordKind } from './word-kinds';

/** What the queue tells of an incident, without a word of its evidence. */
export interface IncidentListed {
  id: string;
  kind: WordKind;
  severity: Severity;
  language: string | null;
  flags: number;
  /** What was found, each category once. */
  categories: string[];
  /** Of the account; null of a visitor. */
  email: string | null;
  begunAt: Date;
  /** A suspension waits for a second word. */
  isSuspensionAsked: boolean;
}

export interface IncidentFilter {
  kind?: WordKind | undefined;
  severity?: Severity | undefined;
  language?: string | undefined;
}

type ListedRow = Pick<
  IncidentsRow,
  'id' | 'kind' | 'severity' | 'language' | 'flags' | 'begun_at' | 'suspension_asked_by'
> &
  LeftJoined<Pick<AccountsRow, 'email'>>;

const positionSchema = z.object({
  severity: z.number().int(),
  at: z.iso.datetime(),
  id: idSchema,
});

/** What staff have yet to decide about, the gravest and then the oldest first, page by page. */
export async function listIncidents(
  context: DomainContext,
  { kind, severity, language, cursor }: IncidentFilter & { cursor?: string | undefined },
): Promise<{ items: IncidentListed[]; nextCursor: string | null }> {
  const { db } = context;
  const { incident_page_size: limit } = await context.settings(moderationSettings);
  const from = cursor ? context.cursors.read(positionSchema, cursor) : null;
  const query = db('incidents')
    .leftJoin('accounts', 'accounts.id', 'incidents.person_id')
    .whereNull('incidents.decided_at')
    .orderByRaw('incidents.severity desc, incidents.begun_at, incidents.id')
    .limit(limit + 1);
  if (kind) void query.where('incidents.kind', kind);
  if (severity) void query.where('incidents.severity', rankOf(severity));
  if (language) void query.where('incidents.language', language);
  if (from) {
    void query.whereRaw(
      `(incidents.severity < :severity or
        incidents.severity = :severity and (incidents.begun_at, incidents.id) > (:at::timestamptz, :id))`,
      from,
    );
  }
  const rows = await query.select<ListedRow[]>(
    'incidents.id',
    'incidents.kind',
    'incidents.severity',
    'incidents.language',
    'incidents.flags',
    'incidents.begun_at',
    'incidents.suspension_asked_by',
    'accounts.email',
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const categories = await findCategories(
    context,
    shown.map(({ id }) => id),
  );
  return {
    items: shown.map((row) => ({
      id: row.id,
      kind: row.kind,
      severity: severityAt(row.severity),
      language: row.language,
      flags: row.flags,
      categories: categories.get(row.id) ?? [],
      email: row.email,
      begunAt: row.begun_at,
      isSuspensionAsked: row.suspension_asked_by !== null,
    })),
    nextCursor:
      rows.length > limit && last
        ? context.cursors.write({
            severity: last.severity,
            at: last.begun_at.toISOString(),
            id: last.id,
          })
        : null,
  };
}

/** What was found in each of some incidents; one query, whatever their number. */
async function findCategories(
  { db }: Pick<DomainContext, 'db'>,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db('moderation_flags')
    .whereIn('incident_id', ids)
    .distinct<{ incident_id: string; category: string }[]>('incident_id', 'category')
    .orderBy('category');
  const found = new Map<string, string[]>();
  for (const row of rows) {
    found.set(row.incident_id, [...(found.get(row.incident_id) ?? []), row.category]);
  }
  return found;
}
