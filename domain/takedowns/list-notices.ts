import * as z from 'zod';
import type { TakedownNoticesRow, TakedownsRow, TimedCasesRow } from '~/db/rows';
import { readCaseDetails } from '../cases/read-case-details';
import { linesOf } from '../cases/schema';
import type { DomainContext } from '../shared/context';
import { idSchema } from '../shared/ids';
import { isPermitted } from '../staff/permissions';
import { carryOut, type StaffActor } from '../staff/carry-out';
import { readAddress } from './read-address';
import { refuse, type Refusal } from './refusals';
import { takedownsSettings } from './settings';
import { resolveTarget } from './subjects';
import type { Notice } from './take-notice';

/** What the list tells of a notice. */
export interface NoticeListed extends Pick<TakedownNoticesRow, 'addresses' | 'found' | 'outcome'> {
  caseId: string;
  reference: string;
  openedAt: Date;
  dueAt: Date;
}

type ListedRow = Pick<TimedCasesRow, 'id' | 'reference' | 'created_at'> &
  Pick<TakedownNoticesRow, 'addresses' | 'found' | 'outcome'> & { due_at: Date };

const positionSchema = z.object({ at: z.iso.datetime(), id: idSchema });
const columns = [
  'timed_cases.id',
  'reference',
  'timed_cases.created_at',
  'due_at',
  'addresses',
  'found',
  'outcome',
];

/** Notices that nobody has decided about, the next to be due first, page by page. */
export async function listNotices(
  context: DomainContext,
  { cursor }: { cursor?: string | undefined },
): Promise<{ items: NoticeListed[]; nextCursor: string | null }> {
  const { takedown_page_size: limit } = await context.settings(takedownsSettings);
  const from = cursor ? context.cursors.read(positionSchema, cursor) : null;
  const query = notices(context)
    .whereNot({ state: 'resolved' })
    .orderBy(['due_at', 'timed_cases.id'])
    .limit(limit + 1);
  if (from) {
    void query.whereRaw('(due_at, timed_cases.id) > (?::timestamptz, ?)', [from.at, from.id]);
  }
  const rows = await query.select<ListedRow[]>(columns);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const isMore = rows.length > limit;
  return {
    items: shown.map(toListed),
    nextCursor:
      isMore && last ? context.cursors.write({ at: last.due_at.toISOString(), id: last.id }) : null,
  };
}

const notices = ({ db }: Pick<DomainContext, 'db'>) =>
  db('timed_cases')
    .join('takedown_notices as notice', 'notice.case_id', 'timed_cases.id')
    .whereNotNull('due_at');

const toListed = (row: ListedRow): NoticeListed => ({
  caseId: row.id,
  reference: row.reference,
  openedAt: row.created_at,
  dueAt: row.due_at,
  addresses: row.addresses,
  found: row.found,
  outcome: row.outcome,
});

/** A subject that a notice holds or held down. */
export interface Held {
  kind: TakedownsRow['subject_kind'];
  subject: string;
  cause: TakedownsRow['cause'];
  places: string[];
  takenDownAt: Date;
  restoredAt: Date | null;
}

/** Most subjects of one notice that a page lists; the others are held down as well. */
const mostHeld = 100;

/** A notice as staff see it before they open its words: what it holds down. */
export async function seeNotice(
  context: DomainContext,
  by: StaffActor,
  caseId: string,
): Promise<({ ok: true; held: Held[] } & NoticeListed) | Refusal<'forbidden' | 'not-found'>> {
  if (!isPermitted(by.role, 'notices.decide')) return refuse('forbidden');
  const row = await notices(context)
    .where('timed_cases.id', caseId)
    .first<ListedRow | undefined>(columns);
  if (!row) return refuse('not-found');
  const held = await context
    .db('takedowns')
    .where({ case_id: caseId })
    .orderBy(['taken_down_at', 'id'])
    .limit(mostHeld);
  return {
    ok: true,
    ...toListed(row),
    held: held.map((one) => ({
      kind: one.subject_kind,
      subject: one.subject,
      cause: one.cause,
      places: one.places,
      takenDownAt: one.taken_down_at,
      restoredAt: one.restored_at,
    })),
  };
}

/** The words of a notice, and of each address whether it names something here. */
export interface OpenedNotice extends Omit<Notice, 'addresses'> {
  addresses: { line: string; isFound: boolean }[];
}

/** Opens the words of a notice; the log says who did. */
export async function openNotice(
  context: DomainContext,
  { by, caseId, site }: { by: StaffActor; caseId: string; site: string },
): Promise<({ ok: true } & OpenedNotice) | Refusal<'forbidden' | 'not-found'>> {
  return carryOut(context, by, { act: 'notice.open', id: caseId }, async (trx) => {
    const details = await readCaseDetails({ ...context, db: trx }, caseId, 'intimate-image');
    if (!details) return refuse('not-found');
    const addresses: OpenedNotice['addresses'] = [];
    for (const line of linesOf(details.addresses)) {
      const target = readAddress(line, site);
      const holds = target ? await resolveTarget(trx, target) : [];
      addresses.push({ line, isFound: holds.length > 0 });
    }
    return { ok: true, ...details, addresses, change: {} };
  });
}
