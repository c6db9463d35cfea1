import type { Knex } from 'knex';
import type { TakedownNoticesRow, TakedownsRow, TimedCasesRow } from '~/db/rows';
import { readCaseDetails } from '../cases/read-case-details';
import { linesOf } from '../cases/schema';
import type { DomainContext } from '../shared/context';
import { defineList } from '../shared/lists/define-list';
import { isPermitted } from '../staff/permissions';
import { carryOut, type StaffActRefusal, type StaffActor } from '../staff/carry-out';
import { readAddress } from './read-address';
import { refuse, type Refusal } from './refusals';
import { resolveTarget } from './subjects';
import type { Notice } from './take-notice';

/** A notice as shown in the list. */
export interface NoticeListed
  extends
    Pick<TimedCasesRow, 'id' | 'reference' | 'created_at'>,
    Pick<TakedownNoticesRow, 'addresses' | 'found' | 'outcome'> {
  due_at: Date;
}

const columns = [
  'timed_cases.id',
  'timed_cases.reference',
  'timed_cases.created_at',
  'timed_cases.due_at',
  'notice.addresses',
  'notice.found',
  'notice.outcome',
] as const;

const notices = (db: Knex) =>
  db('timed_cases')
    .join('takedown_notices as notice', 'notice.case_id', 'timed_cases.id')
    .whereNotNull('timed_cases.due_at');

/** The undecided notices, the next due one first. */
export const openNotices = defineList<NoticeListed>()({
  from: (db) => notices(db).whereNot('timed_cases.state', 'resolved'),
  id: 'timed_cases.id',
  columns,
  filters: {},
  sorts: { dueAt: [{ column: 'timed_cases.due_at', type: 'timestamptz' }] },
  defaultSort: { by: 'dueAt', order: 'asc' },
});

/** A subject that a notice has taken down, now or before. */
export interface Held {
  kind: TakedownsRow['subject_kind'];
  subject: string;
  cause: TakedownsRow['cause'];
  places: string[];
  takenDownAt: Date;
  restoredAt: Date | null;
}

/** The maximum number of subjects of a notice on a page; further ones are taken down as well. */
const mostHeld = 100;

/** Returns a notice as shown to staff before they open its text, with the content it has taken down. */
export async function seeNotice(
  context: DomainContext,
  by: StaffActor,
  caseId: string,
): Promise<({ ok: true; held: Held[] } & NoticeListed) | Refusal<'forbidden' | 'not-found'>> {
  if (!isPermitted(by.role, 'moderation.read')) return refuse('forbidden');
  const row = await notices(context.db)
    .where('timed_cases.id', caseId)
    .first<NoticeListed | undefined>(columns);
  if (!row) return refuse('not-found');
  const held = await context
    .db('takedowns')
    .where({ case_id: caseId })
    .orderBy(['taken_down_at', 'id'])
    .limit(mostHeld);
  return {
    ok: true,
    ...row,
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

/** The text of a notice, and for each address whether it exists on this site. */
export interface OpenedNotice extends Omit<Notice, 'addresses'> {
  addresses: { line: string; isFound: boolean }[];
}

/** Opens the text of a notice; the log records the staff member. */
export async function openNotice(
  context: DomainContext,
  { by, caseId, site }: { by: StaffActor; caseId: string; site: string },
): Promise<({ ok: true } & OpenedNotice) | Refusal<'not-found'> | StaffActRefusal> {
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
