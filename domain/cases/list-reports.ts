import type { Knex } from 'knex';
import * as z from 'zod';
import type { CasesRow } from '~/db/rows';
import { defineList, filterBy } from '../shared/lists/define-list';
import { reportReasons } from './kinds';
import { openFilter, type CaseListed } from './list-cases';

/** A report as shown in the list of staff, without its text. */
export interface ReportListed
  extends CaseListed, Pick<CasesRow, 'reason' | 'character_id' | 'post_id' | 'message_id'> {}

export const reportTargets = ['character', 'post', 'message', 'address'] as const;
type ReportTarget = (typeof reportTargets)[number];

/** Returns the kind of thing that a report is about; an address if it came by the public form. */
export const targetOf = ({
  character_id,
  post_id,
  message_id,
}: Pick<ReportListed, 'character_id' | 'post_id' | 'message_id'>): ReportTarget => {
  if (message_id !== null) return 'message';
  if (post_id !== null) return 'post';
  return character_id === null ? 'address' : 'character';
};

const conditions: Record<ReportTarget, string> = {
  message: 'message_id is not null',
  post: 'post_id is not null',
  character: 'character_id is not null and post_id is null and message_id is null',
  address: 'character_id is null',
};

/** The reports of characters, posts, messages and addresses, the newest first. */
export const reports = defineList<ReportListed>()({
  from: (db) => db('cases').where({ kind: 'content' }),
  id: 'cases.id',
  columns: (db) => [
    ...['id', 'reference', 'kind', 'state', 'email', 'locale', 'decision', 'created_at'],
    ...['resolved_at', 'reason', 'character_id', 'post_id', 'message_id'],
    db.raw('due_on::text'),
  ],
  filters: {
    state: openFilter,
    reason: filterBy(z.enum(reportReasons), (rows, reason) => {
      void rows.where({ reason });
    }),
    target: filterBy(z.enum(reportTargets), (rows, target) => {
      void rows.whereRaw(conditions[target]);
    }),
  },
  sorts: { createdAt: [{ column: 'cases.created_at', type: 'timestamptz' }] },
  defaultSort: { by: 'createdAt', order: 'desc' },
});

/** Returns a report as in the list; undefined if there is none. */
export const findReport = (db: Knex, id: string): Promise<ReportListed | undefined> =>
  db('cases')
    .where({ id, kind: 'content' })
    .first<ReportListed | undefined>('cases.*', db.raw('due_on::text as due_on'));
